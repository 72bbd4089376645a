import { slot } from '../compile/html-handlers.ts'
import { defineComponent } from './define-component.ts'

/**
 * `<AnchorBacklinks anchor="http.port" />`: the pages that link to an anchor of this page, filled in once all pages are
 * known.
 */
export const anchorBacklinks = defineComponent({
  name: 'AnchorBacklinks',
  kind: 'static',
  attributes: { anchor: 'needed' },
  html: ({ anchor = '' }) => slot(anchor),
  markdown: () => '',
  text: 'nothing',
})
