import { createPageCompiler } from '../compile/compile-page.ts'
import { listComponents } from '../compile/define-component.ts'
import { card, cardGrid, steps } from './cards/cards.ts'
import { gallery } from './cards/gallery.ts'
import { clientLibraries, languageRow } from './client-libraries.ts'
import { anchorBacklinks, configTable, findSettings } from './config-table.ts'
import { issueList } from './issue-list.ts'
import { knownIssue } from './known-issue.ts'
import { releaseAssets, releaseNotes } from './latest-release.ts'
import { newerNameList } from './newer-name-list.ts'
import { enterprise, since } from './release-and-edition.ts'
import { releaseChanges } from './release-changes.ts'
import { screenshot } from './screenshot.ts'
import { tab, tabs } from './tabs.ts'

/** All components that a page may use, besides Include, which is replaced before components are. */
export const COMPONENTS = listComponents([
  anchorBacklinks,
  card,
  cardGrid,
  clientLibraries,
  configTable,
  enterprise,
  gallery,
  issueList,
  knownIssue,
  languageRow,
  newerNameList,
  releaseAssets,
  releaseChanges,
  releaseNotes,
  screenshot,
  findSettings,
  since,
  steps,
  tab,
  tabs,
])

/** Compiles a page that may use all of them. */
export const compilePage = createPageCompiler(COMPONENTS)
