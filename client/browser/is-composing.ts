/** The key code of every key that an input method handles (UI Events, section 7.3.1). */
const INPUT_METHOD = 229

/** Checks for a key of an input method, such as Enter in Japanese. Safari sends it after the composition: only its key code tells. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === INPUT_METHOD
