import type { PageLink } from '../model/page.ts'

export function NotFound({ nearest }: { nearest: readonly PageLink[] }) {
  return (
    <main id="content" tabIndex={-1}>
      <div className="article not-found">
        <p className="address">404</p>
        <h1>Page not found</h1>
        <div>
          <p>There is no page at this address. It may have moved, or the link that led here is wrong.</p>
          {nearest.length > 0 && (
            <>
              <h2>Pages with a similar address</h2>
              <div className="cards">
                {nearest.map(({ path, label }) => (
                  <a key={path} className="card" href={path}>
                    <strong>{label}</strong> <code>{path}</code>
                  </a>
                ))}
              </div>
            </>
          )}
          <p>
            <a href="/docs/">Go to the introduction</a>
          </p>
        </div>
      </div>
    </main>
  )
}
