/** How diagrams look: more styles for Mermaid's elements, and the colors of the site by name. */
export interface Look {
  readonly css: string
  readonly colors: readonly (readonly [name: string, value: string])[]
}

interface Mermaid {
  initialize(config: object): void
  render(id: string, source: string): Promise<{ svg: string }>
}

/**
 * Draws a diagram with Mermaid, in the browser. The page allows no styles inside it, so styles become attributes, and
 * colors become the variables of the site: paper and forced colors have their own.
 */
export async function drawDiagram([source, name, { css, colors }]: readonly [
  string,
  string,
  Look,
]): Promise<string> {
  const initial: Readonly<Record<string, string>> = {
    fill: 'rgb(0, 0, 0)',
    stroke: 'none',
    'stroke-width': '1px',
    'stroke-dasharray': 'none',
    'font-size': '13px',
    'font-weight': '400',
    'text-anchor': 'start',
    'dominant-baseline': 'auto',
    rx: 'auto',
  }
  const id = `d${name.replace(/\W|diagrams|svg/g, '')}`
  const { mermaid } = window as unknown as { mermaid: Mermaid }
  const color = Object.fromEntries(colors)
  mermaid.initialize({
    startOnLoad: false,
    theme: 'base',
    htmlLabels: false,
    fontFamily: 'Geist',
    themeCSS: css
      .replace(/var\(--([\w-]+)\)/g, (_, token: string) => color[token] ?? '')
      .replaceAll(';', ' !important;'),
    look: 'classic',
    fontSize: 13,
    themeVariables: { fontFamily: 'Geist', fontSize: '13px' },
    layout: 'dagre',
    state: { minNodeWidth: 0 },
    flowchart: {
      htmlLabels: false,
      curve: 'basis',
      padding: 10,
      nodeSpacing: 24,
      rankSpacing: 32,
      wrappingWidth: 165,
      subGraphTitleMargin: { top: 6, bottom: 10 },
      minNodeWidth: 0,
    },
    sequence: {
      width: 110,
      height: 36,
      actorMargin: 48,
      messageMargin: 28,
      diagramMarginX: 8,
      boxMargin: 8,
      noteMargin: 8,
      mirrorActors: false,
      wrap: true,
    },
  })
  const holder = document.createElement('div')
  document.body.append(holder)
  holder.innerHTML = (await mermaid.render(id, source)).svg
  const svg = holder.querySelector('svg')
  if (!svg) throw new Error(`${name} has no drawing`)

  const variables = new Map<string, string>()
  for (const [token, value] of colors) {
    holder.style.color = value
    variables.set(getComputedStyle(holder).color, `var(--${token}, ${value})`)
  }
  const shownOf = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property)
  const elements = [...svg.querySelectorAll('*')].filter((element) => !element.closest('style, title, desc'))
  const attributes = elements.map((element) =>
    Object.entries(/^(?:g|defs|marker)$/.test(element.tagName) ? {} : initial).flatMap(
      ([property, first]) => {
        const value = shownOf(element, property)
        const parent = element.parentElement
        const inherited = parent && /^t(?:ext|span)$/.test(parent.tagName) ? shownOf(parent, property) : first
        return value === inherited
          ? []
          : [[property, variables.get(value) ?? value.replace(/px/g, '')] as const]
      },
    ),
  )
  svg.querySelector('style')?.remove()
  const dropped = /^(?:class|style|data-.*|name|filter|aria-.*|role|alignment-baseline)$/
  elements.forEach((element, index) => {
    for (const { name } of [...element.attributes])
      if (dropped.test(name) || name in initial) element.removeAttribute(name)
    for (const [property, value] of attributes[index] ?? []) element.setAttribute(property, value)
  })
  for (const tspan of svg.querySelectorAll('tspan:has(tspan):not(:has([x]))'))
    tspan.replaceChildren(tspan.textContent ?? '')
  const used = svg.innerHTML
  for (const element of elements) if (!used.includes(`#${element.id})`)) element.removeAttribute('id')
  const unused = ':is(marker, filter, linearGradient, symbol):not([id]), rect:not([width])'
  for (const part of svg.querySelectorAll(unused)) part.remove()
  for (const group of [...svg.querySelectorAll('g, defs')].reverse())
    if (!group.hasChildNodes()) group.remove()
  const { width, height } = svg.viewBox.baseVal
  for (const { name } of [...svg.attributes]) if (!/^(?:viewBox|xmlns)$/.test(name)) svg.removeAttribute(name)
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  svg.setAttribute('font-family', 'Geist, sans-serif')
  svg.setAttribute('font-size', '13')
  for (const spoken of svg.querySelectorAll('title, desc')) spoken.removeAttribute('id')
  holder.remove()
  return new XMLSerializer()
    .serializeToString(svg)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
