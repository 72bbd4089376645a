import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { ComponentList } from './define-component.ts'
import { htmlHandlers } from './html-handlers.ts'
import { callouts } from './plugins/callouts.ts'
import { codeBlocks } from './plugins/code-blocks.ts'
import { collectText } from './plugins/collect-text.ts'
import { credentialNotes } from './plugins/credential-notes.ts'
import { dataComponents } from './plugins/data-components.ts'
import { elements } from './plugins/elements.ts'
import { finishHtml } from './plugins/finish-html.ts'
import { formulas } from './plugins/formulas.ts'
import { headings } from './plugins/headings.ts'
import { images } from './plugins/images.ts'
import { include } from './plugins/include.ts'
import { links } from './plugins/links.ts'
import { markdownExport } from './plugins/markdown-export.ts'
import { nearMisses } from './plugins/near-misses.ts'
import { releaseMarks } from './plugins/release-marks.ts'
import { version } from './plugins/version.ts'
import { syntax } from './syntax.ts'

/** The order is the meaning: snippets first, then what changes Markdown, then what reads it, then HTML, then components. */
export const createPageProcessor = (components: ComponentList) =>
  createProcessor({
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      // A single dollar is a price, a variable or a parameter.
      [remarkMath, { singleDollarTextMath: false }],
      syntax,
      include,
      nearMisses,
      [dataComponents, components],
      credentialNotes,
      [elements, components],
      version,
      links,
      images,
      headings,
      releaseMarks,
      [markdownExport, components],
      formulas,
      [collectText, components],
      callouts,
      codeBlocks,
    ],
    remarkRehypeOptions: { handlers: htmlHandlers(components) },
    rehypePlugins: [finishHtml],
  })
