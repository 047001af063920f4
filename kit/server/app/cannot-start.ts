/** Why the server does not start, in a sentence for whoever runs it. Everything else that is thrown is a defect, and shows its stack. */
export class CannotStart extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'CannotStart';
  }
}
