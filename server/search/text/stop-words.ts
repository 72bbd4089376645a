const STOP_WORDS = new Set(
  'a an and are as at be but by can could did do does for from had has have how i if in into is it its me my no not of off on or our over should so some than that the their them then there these they this to up was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
)

/** Words that are left out beside other words; alone they may be the name of an operator or a clause. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
