import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { languageOf, TEXT } from '../highlight/fence-languages.ts'
import type { Highlighter } from '../highlight/highlighter.ts'
import type { Token } from '../highlight/token.ts'
import { demoUrl, type Fence } from './fence.ts'

/** Fewer lines cost a phone nothing to lay out. */
const SHORT = 8

/** More lines are folded (styles/code.css shows 40), so that what is below a program is within reach. */
const LONG = 48

/** Characters that fit without scrolling at 320 pixels; a listing that scrolls must be reachable by keyboard. */
const NARROW = 31

/** Languages of programs. One that imports nothing and has no file's name is a part of a program, and does not run alone. */
const PROGRAM = /^(?:c|cpp|csharp|go|java|javascript|js|php|python|r|ruby|rust|typescript)$/
const IMPORTS = /^\s*(?:#include|%|<\?php|(?:from|import|install|library|package|use|using)\b|.*\brequire\()/m
const isPart = (value: string, { language, title }: Fence): boolean =>
  PROGRAM.test(language) && !title && !IMPORTS.test(value)

/** A highlighted listing below a header with its title or its language. */
export async function listingFigure(value: string, fence: Fence, highlighter: Highlighter): Promise<Element> {
  const prompts = ['bash', 'sh', 'shell', 'console'].includes(fence.language)
  const tokens = await highlighter.tokenize(value, fence.language)
  const source = value.split('\n')
  const lines = tokens.map((line, index): ElementContent[] => {
    const children = lineContent(line, prompts)
    if (fence.marked.size === 0) return children
    return [h('span', { class: fence.marked.has(index + 1) ? 'line mark' : 'line' }, children)]
  })
  const code = h(
    'code',
    lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text' as const, value: '\n' }, ...line])),
  )
  const scrolls = !fence.wrap && source.some((line) => line.length > NARROW)
  const isLong = lines.length > LONG
  const className = ['code', ...(fence.wrap ? ['wrap'] : []), ...(isLong ? ['long'] : [])]
  return h('figure', { className, dataLang: fence.language }, [
    h('figcaption', [
      // A title may have to be cut; the name of a language never is.
      fence.title && !fence.setup ? h('span', fence.title) : (languageOf(fence.language) ?? TEXT).name,
      isPart(value, fence) ? ' fragment' : null,
      fence.demo
        ? h('a', { class: 'demo', href: demoUrl(value), dataShort: 'Demo' }, 'Open in the demo')
        : null,
      h('code-tools'),
    ]),
    h('pre', { dataLines: lines.length > SHORT ? lines.length : null, tabIndex: scrolls ? 0 : null }, [code]),
    // Open, it shows the lines before it.
    isLong ? h('details', [h('summary', `All ${lines.length} lines`)]) : null,
    fence.fails ? h('p', { class: 'fails' }, ['Fails with ', h('code', fence.fails)]) : null,
  ])
}

function lineContent(line: readonly Token[], prompts: boolean): ElementContent[] {
  return line.flatMap(({ text, className }, index): ElementContent[] => {
    const prompt = prompts && index === 0 ? /^[$#>] /.exec(text)?.[0] : undefined
    const rest = prompt ? text.slice(prompt.length) : text
    const node: ElementContent = className
      ? h('span', { class: className }, rest)
      : { type: 'text', value: rest }
    return prompt ? [h('span', { class: 'prompt' }, prompt), node] : [node]
  })
}
