/** So many a day are somebody's attempt to fill the list. */
export const MOST_PER_DAY = 5000;
