import { h } from 'hastscript'
import { defineComponent } from '../compile/define-component.ts'
import { jsxAttribute, setJsxAttributes } from '../compile/jsx-element.ts'
import { findImage } from '../compile/plugins/images.ts'

/** An image that links to itself: without scripts it opens by itself, with them in a dialog (client/elements). */
export const screenshot = defineComponent({
  name: 'Screenshot',
  kind: 'static',
  attributes: { src: 'needed', alt: 'needed', caption: 'optional' },
  prepare(element, file) {
    const image = findImage(element, jsxAttribute(element, 'src') ?? '', jsxAttribute(element, 'alt'), file)
    if (!image) return
    const { address, width, height } = image
    setJsxAttributes(element, { src: address, width: String(width), height: String(height) })
  },
  html: ({ src, alt, caption, width, height }) =>
    h('figure', { class: 'screenshot' }, [
      h('zoom-image', [
        h('a', { href: src, ariaHasPopup: 'dialog' }, [
          h('img', {
            src: src,
            alt,
            width,
            height,
            loading: 'lazy',
            decoding: 'async',
          }),
        ]),
      ]),
      ...(caption ? [h('figcaption', caption)] : []),
    ]),
  markdown({ attribute }) {
    const caption = attribute('caption')
    return `![${attribute('alt')}](${attribute('src')})${caption ? `\n\n*${caption}*` : ''}`
  },
  text: ({ attribute }) => attribute('caption') ?? '',
})
