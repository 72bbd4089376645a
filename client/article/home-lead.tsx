import { useSite } from '../site-context.tsx'

/** What the product is, in one sentence, then for whom: the second text is chosen by configuration. */
export function HomeLead() {
  const { config, leadIn } = useSite()
  return (
    <>
      <p className="tagline">{config.tagline}</p>
      <p className="lead">
        {config.description} {leadIn}
      </p>
    </>
  )
}
