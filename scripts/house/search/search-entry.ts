/** Something that can be looked for. `also` is searched too, and counts less. */
export type Entry = {
  readonly label: string;
  readonly name: string;
  readonly also: string;
  readonly file: string;
  readonly line: number;
};
