/** What is left when rendering fails: a document of its own, since the one that failed may be the cause. */
export function CrashPage() {
  return (
    <html lang="en" data-theme="dark">
      <head>
        <title>Page Error</title>
      </head>
      <body>
        <main className="crash" id="content">
          <h1>This page crashed</h1>
          <button type="button" onClick={() => window.location.reload()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
