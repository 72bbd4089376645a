import { h } from 'hastscript'
import { defineComponent } from '../compile/define-component.ts'
import { attributesOf } from '../compile/jsx-element.ts'
import { findImage } from '../compile/plugins/images.ts'

/** An image that links to itself: without scripts it opens by itself, with them in a dialog (client/elements). */
export const screenshot = defineComponent({
  name: 'Screenshot',
  kind: 'static',
  attributes: { src: 'needed', alt: 'needed', caption: 'optional' },
  prepare(element, file) {
    const { src = '', alt } = attributesOf(element)
    const image = findImage(element, src, alt, file)
    return image
      ? { src: image.address, width: String(image.width), height: String(image.height) }
      : undefined
  },
  html: ({ src, alt, caption, width, height }) =>
    h('figure', { class: 'screenshot' }, [
      h('zoom-image', [
        h('a', { href: src, ariaHasPopup: 'dialog' }, [
          h('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }),
        ]),
      ]),
      ...(caption ? [h('figcaption', caption)] : []),
    ]),
  markdown: ({ src, alt, caption }) => `![${alt}](${src})${caption ? `\n\n*${caption}*` : ''}`,
  text: ({ caption }) => caption,
})
