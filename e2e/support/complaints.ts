import type { BrowserContext } from '@playwright/test';

/** A refused call is a line in the console of every browser, and often the very thing a journey is about. */
const USUAL = /^Failed to load resource: the server responded with a status of (4\d\d)/;

/** What browsers complain about and nobody sees: errors in the console, thrown errors, what the content policy kept out. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [USUAL];

  async listen(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (thrown) => this.#heard.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`));
    await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      console.error('content policy: ' + event.violatedDirective + ' ' + event.blockedURI));`);
  }

  /** What a journey brings about itself, such as a connection that is gone. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  unexpected(): readonly string[] {
    return this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
