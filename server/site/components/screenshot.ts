import { h } from 'hastscript'
import type { StaticComponent } from '../evaluate-mdx.ts'

/** A picture that leads to itself: without scripts it opens alone, with them in a dialog (client/mdx/screenshot). */
export const Screenshot: StaticComponent = ({ src, alt, caption, width, height }) =>
  h('figure', { class: 'screenshot' }, [
    h('a', { href: String(src), ariaHasPopup: 'dialog' }, [
      h('img', {
        src: String(src),
        alt: String(alt),
        width: Number(width),
        height: Number(height),
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    ...(caption ? [h('figcaption', String(caption))] : []),
  ])
