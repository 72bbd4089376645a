import { KNOWN_ISSUES } from '#client/model/named-pages.ts'
import { pagesIn } from '#client/model/navigation.ts'
import { hasDefaultPassword } from '../compile/samples/credentials.ts'
import type { ContentProblem } from '../content-error.ts'
import { KNOWN_ISSUES_FILE } from '../data/content-data.ts'
import { isOfKind } from '../data/page-kinds.ts'
import { NAVIGATION_FILE } from '../data/parse-navigation.ts'
import { SITE_FILE } from '../data/parse-site-config.ts'
import { isSnippet, pathOfFile } from '../page-path.ts'
import type { SiteContent } from '../site-content.ts'
import type { LinkProblem } from './link-faults.ts'

/** It introduces the site, and its title names the site. */
const HOME = 'docs/index.mdx'

/** Finds files with the same address, and file names that cannot be an address. */
export const findDuplicateAddresses = ({ pages, byPath }: SiteContent): ContentProblem[] =>
  pages.flatMap(({ file }) => {
    const path = pathOfFile(file)
    if (!path) {
      const remedy = 'Use letters, digits, ".", "_", "~" and "-".'
      return [{ file, message: 'the file name cannot be an address', remedy }]
    }
    const first = byPath.get(path)?.file ?? file
    return first === file ? [] : [{ file, message: `${path} is already the address of ${first}` }]
  })

/** Finds pages missing from the navigation. Snippets and pages outside of /docs/ need no line there. */
export function findUnlistedPages({ pages, navigation }: SiteContent): ContentProblem[] {
  const listed = new Set<string>(pagesIn(navigation).map(({ path }) => path))
  return pages
    .filter(
      ({ file }) =>
        file.startsWith('docs/') && !isSnippet(pathOfFile(file)) && !listed.has(pathOfFile(file) ?? ''),
    )
    .map(({ file }) => ({
      file,
      message: 'the page is missing from the navigation',
      remedy: `Add a line to content/${NAVIGATION_FILE}.`,
    }))
}

/** Finds preview images that front matter or the site's configuration name but that do not exist. */
export const findMissingPreviews = ({ pages, images, config }: SiteContent): ContentProblem[] =>
  [
    { file: SITE_FILE, image: config.preview?.image },
    ...pages.map(({ file, frontMatter: { image } }) => ({ file, image })),
  ].flatMap(({ file, image }) =>
    image && !images.has(image) ? [{ file, message: `the picture "${image}" does not exist` }] : [],
  )

export const findEmptyPages = ({ pages }: SiteContent): ContentProblem[] =>
  pages
    .filter(({ markdown }) => markdown.trim() === '')
    .map(({ file }) => ({
      file,
      message: 'the page has nothing to show',
      remedy: 'Write below its front matter.',
    }))

/** Finds labels of the navigation that say something else than the page's title, or in other capitals. */
export const findOtherLabels = ({ pages }: SiteContent): ContentProblem[] =>
  pages
    .filter(({ file, frontMatter: { title, label } }) => label && file !== HOME && !isPartOf(label, title))
    .map(({ file, frontMatter: { title, label } }) => ({
      file,
      message: `the label "${label}" is not made of words of the title "${title}"`,
      remedy:
        'Readers look for the words that they clicked on: write them in the title, in the same capitals.',
    }))

/** Checks whether a label's words are in a title; its first word may have a capital of its own. */
function isPartOf(label: string, title: string): boolean {
  const [first = '', ...rest] = wordsOf(label)
  const words = wordsOf(title)
  const isFirst = (word: string) => word === first || word.charAt(0).toUpperCase() + word.slice(1) === first
  return words.some(isFirst) && rest.every((word) => words.includes(word))
}

const wordsOf = (text: string): string[] => text.split(/[\s():,]+/)

/** Finds pages with the same title or description: readers could not tell them apart in search results or tabs. */
export const findRepeatedWords = ({ pages }: SiteContent): ContentProblem[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const first = new Map<string, string>()
    return pages.flatMap(({ file, frontMatter }): ContentProblem[] => {
      const words = frontMatter[name].toLowerCase().replace(/\W+/g, ' ').trim()
      const other = first.get(words)
      if (other === undefined) first.set(words, file)
      return other === undefined ? [] : [{ file, message: `the ${name} is that of ${other} too` }]
    })
  })

/** Finds pages at addresses that are kept out of the documentation. */
export const findExcludedPages = ({
  excluded,
  kinds,
}: Pick<SiteContent, 'excluded' | 'kinds'>): LinkProblem[] =>
  excluded.map((file) => ({
    file,
    kind: 'excluded-page',
    message: `addresses below ${kinds.excluded.join(', ')} are not part of the documentation, so the page is not served`,
    remedy: 'Move or delete it.',
  }))

/** Listings that show the password of a new server: readers copy it to servers that are not new. */
export function findDefaultPasswords({
  byPath,
  kinds,
}: Pick<SiteContent, 'byPath' | 'kinds'>): ContentProblem[] {
  return [...byPath].flatMap(([path, { file, sections }]) =>
    isOfKind(path, kinds.defaultPassword)
      ? []
      : sections
          .filter(({ code }) => hasDefaultPassword(code))
          .map(({ title }) => ({
            file,
            message: `a listing under "${title}" has the default password`,
            remedy: 'Write {key}; what that stands for is said below by itself.',
          })),
  )
}

/** Finds known issues that no page shows where they matter; few readers open the list of all issues. */
export function findUnshownIssues({ knownIssues, byPath }: SiteContent): ContentProblem[] {
  const shown = new Set([...byPath].flatMap(([path, { ids }]) => (path === KNOWN_ISSUES.page ? [] : ids)))
  return knownIssues
    .filter(({ id }) => !shown.has(`issue-${id}`))
    .map(({ id }) => ({
      file: KNOWN_ISSUES_FILE,
      message: `no page shows the known issue ${id}`,
      remedy: `Write <KnownIssue id="${id}" /> at the end of the section that it concerns.`,
    }))
}
