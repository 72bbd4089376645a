import { currentTexts } from '../locales/locale-store.ts'
import { ASSISTANT_SCRIPT } from '../model/assistant.ts'
import { announceFailure } from './announce.ts'

const QUESTIONS = ['How do I create a table?', 'What is a designated timestamp?']

/** The global that the assistant's script defines. */
type WithAssistant = Window & { Kapa?: { open?: () => void } }

let loaded: Promise<void> | undefined

/** Opens the assistant; its script is fetched the first time. */
export async function openAssistant(websiteId: string): Promise<void> {
  try {
    loaded ??= load(websiteId)
    await loaded
    ;(window as WithAssistant).Kapa?.open?.()
  } catch (error) {
    loaded = undefined
    console.warn('The assistant cannot be loaded:', error)
    announceFailure(currentTexts().askAiFailed)
  }
}

function load(websiteId: string): Promise<void> {
  const script = document.createElement('script')
  script.src = ASSISTANT_SCRIPT
  Object.assign(script.dataset, {
    websiteId,
    projectName: 'QuestDB',
    projectColor: '#0a1216',
    projectLogo: new URL('/docs/favicon.svg', window.location.href).href,
    modalExampleQuestions: QUESTIONS.join(','),
    buttonHide: 'true',
  })
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${ASSISTANT_SCRIPT} did not load`))
    })
    document.head.append(script)
  })
}
