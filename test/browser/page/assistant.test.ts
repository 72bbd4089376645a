import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'
import { runSite, until } from '#test/support/site-process.ts'
import { visit } from '#test/support/visit.ts'

const SCRIPT = 'https://widget.kapa.ai/kapa-widget.bundle.js'

const site = browserSite({ env: { AI_WIDGET_ID: 'test-widget' } })

/** Opens a page where the assistant's script is one of the test's own; returns the addresses that were asked for. */
async function openWith(
  body: string | null,
): Promise<{ page: Page; foreign: string[]; warnings: () => string[] }> {
  const foreign: string[] = []
  const { page, said } = await site.visit(`/docs/`, {
    mayFail: body === null,
    prepare: (fresh) =>
      fresh.route(
        (url) => url.origin !== site.url,
        (route) => {
          foreign.push(route.request().url())
          return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
        },
      ),
  })
  return { page, foreign, warnings: () => said('warning') }
}

const OPENS = `window.Kapa = { open() { document.title = 'asked ' + (Number(document.title.slice(6)) + 1) } }; document.title = 'asked 0'`

/** The sources of each directive of a page's policy. */
async function policyOf(url: string): Promise<Record<string, string[]>> {
  const policy = (await fetch(`${url}/docs/`)).headers.get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )
}

describe('the assistant', () => {
  test('is loaded on the first click, never before, with the example questions', async () => {
    const { page, foreign } = await openWith(OPENS)
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(300)
    expect(foreign).toEqual([])
    await page.getByRole('button', { name: 'Ask AI' }).click()
    await until(async () => (await page.title()) === 'asked 1')
    expect(foreign).toEqual([SCRIPT])
    expect(
      await page.locator(`script[src="${SCRIPT}"]`).evaluate((script) => ({ ...script.dataset })),
    ).toMatchObject({
      websiteId: 'test-widget',
      modalExampleQuestions: 'How do I create a table?,What is a designated timestamp?',
    })
    await page.getByRole('button', { name: 'Ask AI' }).click()
    await until(async () => (await page.title()) === 'asked 2')
    expect(foreign).toEqual([SCRIPT])
  })

  test('that cannot be loaded is said to be so, and may be tried again', async () => {
    const { page, foreign, warnings } = await openWith(null)
    await page.getByRole('button', { name: 'Ask AI' }).click()
    await page.getByRole('status').getByText('The assistant could not be loaded').waitFor()
    expect(warnings().join()).toContain('The assistant cannot be loaded')
    await page.getByRole('button', { name: 'Ask AI' }).click()
    await until(async () => foreign.length === 2)
  })

  test('widens the policy by its hosts and those of its human check alone', async () => {
    const plain = await runSite()
    expect(await policyOf(site.url)).toEqual({
      ...(await policyOf(plain.url)),
      'script-src': [
        "'self'",
        'https://widget.kapa.ai',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ],
      'connect-src': [
        "'self'",
        'https://proxy.kapa.ai',
        'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
        'https://metrics.kapa.ai',
        'https://www.google.com/recaptcha/',
      ],
      'frame-src': ['https://www.google.com/recaptcha/'],
    })
  })

  test('leaves no trace where it is not configured', async () => {
    const plain = await runSite()
    const answer = await fetch(`${plain.url}/docs/`)
    expect(answer.headers.get('content-security-policy')).not.toContain('https:')
    expect(await answer.text()).not.toMatch(/ask-ai|kapa/i)
    const { page } = await visit(site.browser, `${plain.url}/docs/`)
    expect(await page.getByRole('button', { name: 'Ask AI' }).count()).toBe(0)
  })
})
