/** Bytes of a backup that are not what was written. Whoever knows which file it is makes a sentence of it. */
export class Damaged extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'Damaged';
  }
}
