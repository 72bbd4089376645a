import type { ContentNode } from '../../model/page.ts'
import type { RouteData } from '../../model/route-data.ts'

/** Whether a document needs the script that shows a reader's tabs before the first paint. */
export const hasTabs = (route: RouteData): boolean => route.kind === 'page' && route.content.some(holdsTabs)

const holdsTabs = (node: ContentNode): boolean =>
  'component' in node
    ? node.component === 'Tabs' || node.children.some(holdsTabs)
    : 'tag' in node && node.children.some(holdsTabs)
