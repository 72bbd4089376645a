import { parseRelease, RELEASE_FILE } from '#server/site/data/release.ts'
import { readText } from '#server/site/read-content.ts'
import { CONTENT } from '#test/content/verify/pages.ts'

/** The release that the pages are about. */
export const DESCRIBED = parseRelease(await readText(CONTENT, RELEASE_FILE)).tag_name
