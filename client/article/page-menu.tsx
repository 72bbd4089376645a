import { copyPage } from '../browser/copy-page.ts'
import { useTexts } from '../locales/locale-store.ts'
import { markdownPath } from '../model/markdown-path.ts'
import { Dropdown } from '../parts/dropdown.tsx'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

/** Assistants that take a question in their address. This site loads none of their code. */
const ASSISTANTS = { ChatGPT: 'https://chatgpt.com/?q=', Claude: 'https://claude.ai/new?q=' }

/** The page as Markdown, for readers who work with an assistant. */
export function PageMenu({ path }: { path: string }) {
  const texts = useTexts()
  const { siteUrl } = useSite()
  const file = markdownPath(path)
  const question = encodeURIComponent(texts.askAbout(siteUrl + file))
  const connect = async () => (await import('../assistants/connect-sheet.tsx')).openConnect(siteUrl)
  const button = (
    <button
      type="button"
      className="copy-page"
      onClick={({ currentTarget }) => copyPage(currentTarget, file)}
    >
      {texts.copyPage}
    </button>
  )
  return (
    <Dropdown className="page-menu" label={texts.openIn} link={button}>
      <li>
        <a href={file}>{texts.viewMarkdown}</a>
      </li>
      {Object.entries(ASSISTANTS).map(([name, address]) => (
        <li key={name}>
          <SiteLink label={`${texts.openIn} ${name}`} href={address + question} newTab />
        </li>
      ))}
      <li>
        <a href="/docs/llms.txt">{texts.allPages}</a>
      </li>
      <li>
        <button type="button" onClick={connect}>
          {texts.connectAssistant}
        </button>
      </li>
    </Dropdown>
  )
}
