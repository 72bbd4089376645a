/** What the release can say, a string a line; the verifier writes it from the server's own classes. */
export const RELEASE_TEXTS_FILE = 'data/release-texts.txt'

/** Without a file there are none. */
export const parseReleaseTexts = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean)
