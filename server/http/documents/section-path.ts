/** Where a section of a page is as Markdown. */
export const sectionPath = (page: string, id: string): string => `${page}${encodeURIComponent(id)}.md`
