/** Opens a query on the public demo and runs it. */
export const demoUrl = (sql: string): string =>
  `https://demo.questdb.io/?query=${encodeURIComponent(sql.trim())}&executeQuery=true`
