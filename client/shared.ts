/**
 * The code that parts of the script share. Every lazily loaded part imports this file first, so that the bundler makes
 * one file of it, not one for every set of parts that share something: to a distant reader, a request costs more than
 * these few kilobytes.
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
