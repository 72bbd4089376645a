import { useSite } from '../site-context.tsx'

/** The tagline of the product, and a sentence for its audience, which the configuration selects. */
export function HomeLead() {
  const { config, leadIn } = useSite()
  return (
    <>
      <p className="tagline">
        {config.tagline
          .split(/(\S+-\S+)/)
          .map((words, index) => (index % 2 ? <span key={index}>{words}</span> : words))}
      </p>
      <p className="lead">{leadIn}</p>
    </>
  )
}
