import type { Endpoint, Input, Output } from '@fachwerk/base/contract';
import * as z from 'zod/mini';

/** The house the controllers belong to, spoken to by its contracts. Throws with the sentence of a refusal. */
export class ServerLink {
  readonly #address: string;
  #token: string | undefined;

  constructor(address: string) {
    this.#address = address.replace(/\/$/, '');
  }

  signedInWith(token: string): void {
    this.#token = token;
  }

  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const hasBody = endpoint.method !== 'GET';
    const reply = await fetch(`${this.#address}/api${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        'x-language': 'en',
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(this.#token && { 'x-access-token': this.#token }),
      },
      ...(hasBody && { body: JSON.stringify(input) }),
    });
    const body = (await reply.json().catch(() => ({}))) as { error?: string };
    if (!reply.ok) throw new Error(body.error ?? `the server answered ${reply.status}`);
    return z.parse(endpoint.output, body) as Output<E>;
  }
}
