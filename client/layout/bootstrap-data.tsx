import { createContext, memo, useContext } from 'react'
import { LAYOUT_IDS } from '../model/layout-ids.ts'

/** The server provides the JSON here; in the browser there is none, and React leaves the element as it was sent. */
export const BootstrapJson = createContext('')

/** The data of the first page, as a data block: it never runs, so the policy needs no exception for it. */
export const BootstrapData = memo(function BootstrapData() {
  const json = useContext(BootstrapJson)
  return (
    <script
      type="application/json"
      id={LAYOUT_IDS.bootstrap}
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
})
