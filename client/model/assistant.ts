/** The third party's addresses that a page needs once a reader opens the assistant. */
export const ASSISTANT_SCRIPT = 'https://widget.kapa.ai/kapa-widget.bundle.js'

/** Its human check. */
const CHECK = 'https://www.google.com/recaptcha/'

export const ASSISTANT_HOSTS = {
  script: ['https://widget.kapa.ai', CHECK, 'https://www.gstatic.com/recaptcha/'],
  connect: [
    'https://proxy.kapa.ai',
    'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
    'https://metrics.kapa.ai',
    CHECK,
  ],
  frame: [CHECK],
} as const
