import { releaseSchema } from '../site/data/release.ts'

/**
 * Letters, digits, signs and spaces, but no control or invisible characters and none that reverse the text around them.
 */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u

/**
 * A release from GitHub that pages may show: published, with a short and printable tag. If its name is not, pages show
 * the tag instead.
 */
export const publicReleaseSchema = releaseSchema
  .refine(({ draft, prerelease }) => !draft && !prerelease, 'it is not published yet')
  .refine(({ tag_name }) => PRINTABLE.test(tag_name), 'its tag is not printable')
  .transform((release) => ({
    ...release,
    name: release.name !== null && PRINTABLE.test(release.name) ? release.name : null,
  }))
