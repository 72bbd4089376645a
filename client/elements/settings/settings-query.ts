import type { Texts } from '../../locales/en.ts'
import { compareReleases } from '../../releases/compare-releases.ts'

/** A reader's filter of a list of settings. */
interface SettingsQuery {
  /** All of them are in the key, the variable or the meaning. */
  readonly words: readonly string[]
  /** Selectors of the marks that a setting has. */
  readonly marks: readonly string[]
  /** The release that introduced it, or a later one did; empty for any. */
  readonly since: string
}

/** The fields of the filter, as HTML; the value of a box is the selector of a mark. */
export function filterFields(
  { settingsFilter: words, tagEnterprise }: Texts,
  releases: readonly string[],
): string {
  const chip = (mark: string, label: string) =>
    `<label><input type="checkbox" value="${mark}">${label}</label>`
  const chips = [chip('b', words.reloads), chip('.enterprise', tagEnterprise)]
  const options = releases.map((release) => `<option>${release}</option>`)
  return `<label>${words.label}<input type="search" placeholder="${words.example}" autocomplete="off" spellcheck="false"></label>
<div>${chips.join('')}<label>${words.since}<select><option value="">${words.anyRelease}</option>${options.join('')}</select></label><output></output></div>`
}

export function readQuery(fields: Element): SettingsQuery {
  const typed = fields.querySelector<HTMLInputElement>('[type=search]')?.value ?? ''
  return {
    words: typed.toLowerCase().split(/\s+/).filter(Boolean),
    marks: Array.from(
      fields.querySelectorAll<HTMLInputElement>(':checked[value]:not(option)'),
      ({ value }) => value,
    ),
    since: fields.querySelector('select')?.value ?? '',
  }
}

export function isAnswer(record: Element, { words, marks, since }: SettingsQuery): boolean {
  const text = record.textContent.toLowerCase()
  const mark = record.querySelector(':scope > i')
  return (
    words.every((word) => text.includes(word)) &&
    marks.every((selector) => record.querySelector(`:scope > ${selector}`)) &&
    (!since || (mark !== null && compareReleases(releaseOf(mark), since) >= 0))
  )
}

/** The places of the words in a setting; of single letters there would be thousands. */
export function rangesOf(record: Element, { words }: SettingsQuery): StaticRange[] {
  const nodes = document.createTreeWalker(record, NodeFilter.SHOW_TEXT)
  const ranges: StaticRange[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const word of words.filter(({ length }) => length > 1)) {
      const at = node.textContent?.toLowerCase().indexOf(word) ?? -1
      const ends = { startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length }
      if (at >= 0) ranges.push(new StaticRange(ends))
    }
  return ranges
}

/** The release in a mark such as "Since 9.0.1". */
export const releaseOf = (mark: Element): string => /\d[\d.]*/.exec(mark.textContent)?.[0] ?? ''
