import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { releaseMark } from '#server/site/data/release-mark.ts'
import { SETTINGS_PAGE } from '#server/site/data/settings.ts'
import { pathOfFile } from '#server/site/page-path.ts'
import { stateOf } from '../../compile-context.ts'
import { visit } from '../../visit.ts'

/** Tells the browser in which releases each setting is; its description says it in words. */
export const settingMarks = () => (tree: Root, file: VFile) => {
  if (pathOfFile(file.path) !== SETTINGS_PAGE) return
  const { options } = stateOf(file)
  visit(tree, 'element', ({ properties }: Element) => {
    if (typeof properties.id !== 'string') return
    const { attributes } = releaseMark(
      options.data.releases,
      'setting',
      [properties.id],
      options.release.tag_name,
    )
    Object.assign(properties, attributes)
  })
}
