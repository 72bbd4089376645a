import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { ComponentList } from '../components/define-component.ts'
import { callouts } from './plugins/callouts.ts'
import { codeBlocks } from './plugins/code-blocks.ts'
import { collectText } from './plugins/collect-text.ts'
import { credentialNotes } from './plugins/credential-notes.ts'
import { dataComponents } from './plugins/data-components.ts'
import { diagrams } from './plugins/diagrams.ts'
import { formulas } from './plugins/formulas.ts'
import { headings } from './plugins/headings.ts'
import { blockSpace } from './plugins/html/block-space.ts'
import { headingLinks } from './plugins/html/heading-links.ts'
import { renderComponents } from './plugins/html/render-components.ts'
import { tables } from './plugins/html/tables.ts'
import { images } from './plugins/images.ts'
import { include } from './plugins/include.ts'
import { knownElements } from './plugins/known-elements.ts'
import { links } from './plugins/links.ts'
import { markdownExport } from './plugins/markdown-export.ts'
import { nearMisses } from './plugins/near-misses.ts'
import { plainData } from './plugins/plain-data.ts'
import { prepareComponents } from './plugins/prepare-components.ts'
import { releaseMarks } from './plugins/release-marks.ts'
import { safeAttributes } from './plugins/safe-attributes.ts'
import { version } from './plugins/version.ts'
import { containerDirectives } from './syntax/container-directives.ts'
import { sourceMarks } from './syntax/source-marks.ts'

/** The order is the meaning: snippets first, then what changes Markdown, then what reads it, then HTML, then components. */
export const createPageProcessor = (components: ComponentList) =>
  createProcessor({
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      containerDirectives,
      // A single dollar is a price, a variable or a parameter.
      [remarkMath, { singleDollarTextMath: false }],
      sourceMarks,
      include,
      nearMisses,
      [dataComponents, components],
      credentialNotes,
      [knownElements, components],
      plainData,
      safeAttributes,
      version,
      links,
      [prepareComponents, components],
      images,
      headings,
      releaseMarks,
      [markdownExport, components],
      [collectText, components],
      callouts,
      formulas,
      diagrams,
      codeBlocks,
    ],
    rehypePlugins: [headingLinks, tables, blockSpace, [renderComponents, components]],
  })
