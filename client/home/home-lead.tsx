import { useSite } from '../site-context.tsx'

/** One sentence about what the product is, and one about its audience, which the configuration selects. */
export function HomeLead() {
  const { config, leadIn } = useSite()
  return (
    <>
      <p className="tagline">
        {config.tagline
          .split(/(\S+-\S+)/)
          .map((words, index) => (index % 2 ? <span key={index}>{words}</span> : words))}
      </p>
      <p className="lead">
        {config.description} {leadIn}
      </p>
    </>
  )
}
