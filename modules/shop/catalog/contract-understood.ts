/** What one typed word is looked for by. All as `plainName` writes them. */
export type Meaning = {
  readonly typed: string;
  /** The word itself, other forms of it, or the word without its typing mistake. */
  readonly same: readonly string[];
  /** Compounds of which it is the last word: "Grüntee" is a tea. */
  readonly ends: readonly string[];
  /** Words that begin with it, contain it, or mean the same. */
  readonly other: readonly string[];
  /** How many items have one of `same`, and one of all, about. */
  readonly sameItems: number;
  readonly items: number;
};

/** What somebody typed, as far as the shop has words for it. */
export type Understood = {
  readonly meanings: readonly Meaning[];
  /** What was taken for it where that is something else: "Bleistift" for "Bleistfit"; null: it was taken as typed. */
  readonly instead: string | null;
};
