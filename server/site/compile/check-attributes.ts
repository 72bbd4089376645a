import type { VFile } from 'vfile'
import type { Attributes } from '../components/component-words.ts'
import { didYouMean } from '../content-error.ts'
import { report } from './compile-context.ts'
import { type JsxElement, jsxAttribute } from './jsx-element.ts'

/** Reports attributes that a component does not know, and those that it needs. */
export function checkAttributes(element: JsxElement, attributes: Attributes, file: VFile): void {
  const names = Object.keys(attributes)
  reportUnknown(element, (name) => names.includes(name), names, file)
  for (const [name, form] of Object.entries(attributes)) {
    const value = jsxAttribute(element, name)
    if (form === 'optional') continue
    if (!value)
      report(file, element, `<${element.name}> needs the attribute "${name}"`, `Write ${name}="...".`)
    else if (form !== 'needed' && !form.includes(value))
      report(
        file,
        element,
        `<${element.name}> knows no ${name}="${value}"`,
        didYouMean(value, form, `It is one of ${form.join(', ')}.`),
      )
  }
}

/** Attributes of the elements that pages may have. */
const OF_HTML = (
  'align alt cite class className colspan datetime dir headers height hidden href hreflang id lang loading open rel ' +
  'reversed role rowspan scope span src start tabindex target title translate type value width'
).split(' ')

/** Reports attributes that HTML does not have. */
export const checkHtmlAttributes = (element: JsxElement, file: VFile): void =>
  reportUnknown(element, (name) => /^(?:aria|data)-/.test(name) || OF_HTML.includes(name), OF_HTML, file)

function reportUnknown(
  element: JsxElement,
  isKnown: (name: string) => boolean,
  names: readonly string[],
  file: VFile,
): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || isKnown(attribute.name)) continue
    report(
      file,
      element,
      `<${element.name}> knows no attribute "${attribute.name}"`,
      didYouMean(attribute.name, names, `Attributes are ${names.join(', ') || 'none'}.`),
    )
  }
}
