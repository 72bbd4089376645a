/** What decides the order, tuned with `npm run bench:search` on the half of the queries that is there to develop with. */
export const WEIGHTS = {
  /** A record's names count an order of magnitude more than what it mentions in passing. */
  fields: { page: 6, heading: 6, names: 3, text: 2.9, parents: 0.6, code: 0.4, questions: 2 },
  /** Of the best answers anywhere in the page, beside those of the record itself. */
  page: 1.65,
  lead: 1.75,
  coverage: 0.8,
  /** The rest are shares of the best score. For a title or a heading that is the query; less where it is a part of it. */
  exactTitle: 0.7,
  exactHeading: 0.15,
  /** For a record that documents the symbol asked for. */
  pin: 2,
  /** For one that documents a symbol whose name is being typed. */
  pinStart: 1.5,
  /** For a record that quotes the message that was pasted; or that a query without a message's punctuation repeats. */
  message: 2.5,
  messageInProse: 1.2,
  /** For a line of a record that is like the query. */
  like: { title: 0.5, heading: 0.18, question: 0.42 },
  likePower: 1.2,
  /** A page is as like the query as its likest record. */
  likePage: 0.3,
  /** A row of the list of settings, when it is not asked for by name. */
  setting: 0.5,
  /** Up to this much more for the page that most others link to. */
  links: 0.25,
  /** A page about a tool that the query does not name. */
  otherTool: 0.5,
  /** Notes of releases and legal pages. */
  aside: 0.6,
  /**
   * From `npm run fit:search`: a record's share of the best score, the logarithm of it, and the share divided by the number
   * of clauses, since a query of few words says less beside its words; then what speaks for the page.
   */
  order: {
    share: 2.24,
    logarithm: 0.35,
    short: 5.02,
    letters: 4.71,
    section: 3.81,
    sections: 2.11,
    links: 2.02,
    size: -2.29,
    inSection: 3.04,
    asked: 2.98,
    shares: 2.72,
    model: 0.15,
    code: 1.12,
    headings: 0.59,
    questions: -0.9,
    length: 0.14,
    variant: -1.53,
  },
}
