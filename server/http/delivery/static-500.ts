/** Sent if a page cannot be rendered; it depends on nothing that could have failed too. */
export const STATIC_500 = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="dark"><meta name="viewport" content="width=device-width"><title>Page Error</title></head>
<body>
<h1>This page crashed</h1>
<p>The server could not make this page. The error has been logged.</p>
<p><a href="">Try again</a> or go to <a href="/docs/">the introduction</a>.</p>
</body>
</html>
`
