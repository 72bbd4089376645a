import { globSync, readFileSync } from 'node:fs'
import { createHighlighter } from '#server/site/compile/highlight/highlighter.ts'
const h = createHighlighter()
const list: [string, string][] = []
for (const f of globSync('content/{docs,pages,snippets}/**/*.mdx')) for (const m of readFileSync(f, 'utf8').matchAll(/^([ ]*)(```+)([a-z]+)[^\n]*\n([^]*?)\n\1\2/gm)) list.push([m[3]!, m[4]!])
const EXT: Record<string,string> = { py: 'python', java: 'java', go: 'go', rs: 'rust', c: 'c', cpp: 'cpp', cs: 'csharp', js: 'javascript', mjs: 'javascript', php: 'php', rb: 'ruby', r: 'r', R: 'r', sh: 'shell', ts: 'typescript', kt: 'kotlin', yaml: 'yaml', yml: 'yaml' }
for (const f of globSync('content/samples/**/*.*')) { const l = EXT[f.split('.').pop()!]; if (l) list.push([l, readFileSync(f, 'utf8')]) }
const t: Record<string, [number, number, number, number]> = {}
for (const [lang, code] of list) { const a = performance.now(); await h.tokenize(code, lang); const d = performance.now() - a; const x = (t[lang] ??= [0, 0, 0, 0]); x[0] += d; x[1]++; x[2] += code.length; if (x[1] === 1) x[3] = d }
for (const [l, [ms, n, c, first]] of Object.entries(t).sort((a, b) => b[1][0] - a[1][0])) console.log(l.padEnd(12), ms.toFixed(0).padStart(6), 'ms', n, 'listings', c, 'chars', 'first', first.toFixed(0))
