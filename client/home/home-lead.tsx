import { useSite } from '../site-context.tsx'

/** The tagline of the product, and a sentence for its audience, which the configuration selects. */
export function HomeLead() {
  const { config, leadIn } = useSite()
  return (
    <>
      {/* A word joiner keeps "time-series" in one line. */}
      <p className="tagline">{config.tagline.replaceAll('-', '-\u2060')}</p>
      <p className="lead">{leadIn}</p>
    </>
  )
}
