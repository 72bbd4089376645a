/** `/docs/x/` is exported as `/docs/x.md`, the introduction as `/docs/index.md`. */
export const markdownPath = (path: string): string =>
  path === '/docs/' ? '/docs/index.md' : `${path.slice(0, -1)}.md`
