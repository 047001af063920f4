import type { WebSocket } from 'ws';
import { type FromServer, frame } from './messages.ts';

/** A client with more unread bytes is disconnected, and catches up when it reconnects. */
const MOST_BUFFERED_BYTES = 1024 * 1024;

/** A socket that is never written to faster than it is read. */
export class PacedSocket {
  readonly #socket: WebSocket;
  #isAlive = true;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // What goes wrong on the line ends it, and `close` follows.
    socket.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  sendMessage(message: FromServer): void {
    this.send(frame(message));
  }

  send(message: Buffer): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED_BYTES) this.cut();
    else this.#socket.send(message, { binary: false });
  }

  /** Who did not answer the last ping is gone, whatever the network says. */
  beat(): void {
    if (!this.#isAlive) this.cut();
    this.#isAlive = false;
    if (this.isOpen) this.#socket.ping();
  }

  hangUp(code: number): void {
    this.#socket.close(code);
  }

  /** Without a goodbye: the other side does not read it anyway. */
  cut(): void {
    this.#socket.terminate();
  }
}
