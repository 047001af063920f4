import { once } from 'node:events';
import type { FromServer } from '@fachwerk/server/realtime-messages';
import { WebSocket } from 'ws';

export type Received =
  | FromServer
  | { readonly type: 'event'; readonly stream: string; readonly seq: number; readonly payload: unknown };

export type SocketOptions = {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string> | undefined;
};

/** A browser tab on the live socket. Whatever arrives is kept until the test asks for it, in its order. */
export class TestSocket {
  readonly raw: WebSocket;
  readonly #received: Received[] = [];
  #wanted: (() => void) | undefined;
  readonly #closed: Promise<number>;
  #code: number | undefined;

  constructor(raw: WebSocket) {
    this.raw = raw;
    raw.on('message', (data) => {
      this.#received.push(JSON.parse(data.toString()) as Received);
      this.#wanted?.();
    });
    this.#closed = new Promise((resolve) => {
      raw.on('close', (code) => {
        this.#code = code;
        this.#wanted?.();
        resolve(code);
      });
    });
  }

  t(message: object | string): void {
    this.raw.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message, however long it takes; an error when the line is closed before. */
  async next(): Promise<Received> {
    while (this.#received.length === 0) {
      if (this.#code !== undefined) throw new Error(`the line was closed with ${this.#code}`);
      await new Promise<void>((resolve) => {
        this.#wanted = resolve;
      });
    }
    return this.#received.shift()!;
  }

  /** The next messages, as many as asked for. */
  async take(count: number): Promise<Received[]> {
    const messages: Received[] = [];
    while (messages.length < count) messages.push(await this.next());
    return messages;
  }

  async subscribe(stream: string, after: number | null = null): Promise<Received> {
    this.t({ type: 'subscribe', stream, after });
    return this.next();
  }

  /** Everything that came before the server's answer to a ping: proof that nothing else was said. */
  async quiet(): Promise<Received[]> {
    this.t({ type: 'ping' });
    const messages: Received[] = [];
    for (let message = await this.next(); message.type !== 'pong'; message = await this.next()) messages.push(message);
    return messages;
  }

  /** The code the line is closed with, however long it takes. */
  closed(): Promise<number> {
    return this.#closed;
  }

  async close(): Promise<void> {
    this.raw.close();
    await this.#closed;
  }
}

/** Opens a line and says hello, when there is a token to say it with. */
export async function openSocket(address: string, { token, headers }: SocketOptions = {}): Promise<TestSocket> {
  const raw = new WebSocket(address, { headers: headers ?? {} });
  const socket = new TestSocket(raw);
  await once(raw, 'open');
  if (token !== undefined) socket.t({ type: 'hello', token });
  return socket;
}
