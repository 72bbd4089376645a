/**
 * What the parts of the script have in common. Each part that is loaded by itself imports this file ahead of all else,
 * so that the bundler makes one file of it, and not one for every set of parts that share something: a request costs a
 * reader far away more than these few kilobytes.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import './article/content.tsx'
import './article/hash-context.ts'
import './browser/adopt-styles.ts'
import './browser/announce.ts'
import './navigation/ease-scroll.ts'
import './browser/element-of.ts'
import './navigation/focus-once.ts'
import './storage/stored.ts'
import './browser/write-clipboard.ts'
import './locales/locale-store.ts'
import './releases/release-store.ts'
import './model/feedback.ts'
import './model/navigation.ts'
import './model/search-results.ts'
import './search-modal/load-modal.ts'
import './search-modal/is-modified.ts'
import './search/missing-results.ts'
import './search/navigate-context.ts'
import './sidebar/filter-pages.ts'
import './site-context.tsx'
