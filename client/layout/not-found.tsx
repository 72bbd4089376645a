import type { PageLink } from '../model/page.ts'

export function NotFound({ nearest }: { nearest: readonly PageLink[] }) {
  return (
    <main id="content" className="article" tabIndex={-1}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here is wrong.</p>
      {nearest.length > 0 && (
        <>
          <h2>Pages with a similar address</h2>
          <ul>
            {nearest.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href="/docs/">Go to the introduction</a>
      </p>
    </main>
  )
}
