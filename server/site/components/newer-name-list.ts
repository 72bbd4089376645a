import { defineComponent } from '../compile/define-component.ts'
import { NEWER_NAMES_FILE } from '../data/content-data.ts'
import type { NewerName } from '../data/newer-names.ts'

/** `<NewerNameList known="releases" />` or `known="systems"`: names that the documented release lacks, with what to write. */
export const newerNameList = defineComponent({
  name: 'NewerNameList',
  kind: 'data',
  attributes: { known: ['releases', 'systems'] },
  files: [NEWER_NAMES_FILE],
  mdx({ data, attributes: { known } }) {
    const names = data.newerNames.filter(({ since }) => (since !== undefined) === (known === 'releases'))
    return [
      `| You saw | %VERSION% says | ${known === 'releases' ? 'Since' : 'Known from'} | Write here |`,
      '|---|---|---|---|',
      ...names.map(rowOf),
    ].join('\n')
  },
})

const rowOf = ({ name, for: task, fails, says = fails, since, system, instead, page }: NewerName): string =>
  `| ${code(name)}: ${task} | ${says ? code(says) : 'nothing'} | ${since ?? system} | ${inCell(instead)} [More](${page}) |`

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The names and messages contain no backticks. */
const code = (text: string): string => `\`${inCell(text)}\``
