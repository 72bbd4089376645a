import { useSite } from '../site-context.tsx'

/** What the product is, in one sentence, then for whom: the second text is chosen by configuration. */
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
