import { releaseSchema } from '../site/data/release.ts'

/** Letters, digits, signs and spaces; nothing that controls, hides or turns around what stands beside it. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u

/**
 * A release as GitHub answers one, when pages may show it: one that is out, whose tag is short and printable. A name that
 * is not is left out, and the tag is shown.
 */
export const publicReleaseSchema = releaseSchema
  .refine(({ draft, prerelease }) => !draft && !prerelease, 'it is not out yet')
  .refine(({ tag_name }) => PRINTABLE.test(tag_name), 'its tag is not printable')
  .transform((release) => ({
    ...release,
    name: release.name !== null && PRINTABLE.test(release.name) ? release.name : null,
  }))
