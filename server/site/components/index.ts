import { anchorBacklinks } from './anchor-backlinks.ts'
import { card } from './cards/card.ts'
import { cardGrid } from './cards/card-grid.ts'
import { gallery } from './cards/gallery.ts'
import { clientLibraries } from './client-libraries.ts'
import { configTable } from './config-table.ts'
import { listComponents } from './define-component.ts'
import { enterprise } from './enterprise.ts'
import { findSettings } from './find-settings.ts'
import { issueList } from './issue-list.ts'
import { knownIssue } from './known-issue.ts'
import { action, landing, languageLink, languageRow } from './landing.ts'
import { releaseAssets, releaseNotes } from './latest-release.ts'
import { newerNameList } from './newer-name-list.ts'
import { releaseChanges } from './release-changes.ts'
import { screenshot } from './screenshot.ts'
import { since } from './since.ts'
import { steps } from './steps.ts'
import { tab, tabs } from './tabs.ts'

/** All components that a page may use, besides Include, which is replaced before components are. */
export const COMPONENTS = listComponents([
  action,
  anchorBacklinks,
  card,
  cardGrid,
  clientLibraries,
  configTable,
  enterprise,
  gallery,
  issueList,
  knownIssue,
  landing,
  languageLink,
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
