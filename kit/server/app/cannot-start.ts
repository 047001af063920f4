/** Why the server does not start, as a message for the operator. Any other error is a defect and shows its stack. */
export class CannotStart extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'CannotStart';
  }
}
