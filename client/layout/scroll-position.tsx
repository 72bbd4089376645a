import { ScrollRestoration } from 'react-router'

/** To the fragment or the top on a new page, to where the reader was on the way back. */
export function ScrollPosition() {
  return <ScrollRestoration />
}
