import { Readable } from 'node:stream';
import type { Submittable } from 'pg';

/** What `pg` hands to a statement that speaks for itself. */
export type Wire = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
  readonly stream: NodeJS.WritableStream & Pick<Readable, 'pause' | 'resume'> & { readonly writableNeedDrain: boolean };
};

const BATCH_BYTES = 64 * 1024;

/** A statement whose answer is a stream (`copy … to stdout`). Hand it to `client.query`, then read it. */
export class CopyOut extends Readable implements Submittable {
  readonly text: string;
  /** Rows that were answered beside the stream. */
  readonly rows: string[][] = [];
  /** How many rows were copied; known at the end. */
  count = 0;
  #wire: Wire | undefined;
  #batch = Buffer.allocUnsafe(BATCH_BYTES);
  #filled = 0;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(wire: unknown): void {
    this.#wire = wire as Wire;
    this.#wire.query(this.text);
  }

  /** Every row comes by itself, in memory that is used again at once. */
  protected arrived(chunk: Buffer): void {
    if (this.#filled + chunk.length > BATCH_BYTES) this.#flush();
    if (chunk.length > BATCH_BYTES) this.#give(Buffer.from(chunk));
    else this.#filled += chunk.copy(this.#batch, this.#filled);
  }

  #flush(): void {
    if (this.#filled > 0) this.#give(this.#batch.subarray(0, this.#filled));
    this.#batch = Buffer.allocUnsafe(BATCH_BYTES);
    this.#filled = 0;
  }

  #give(bytes: Buffer): void {
    if (!this.push(bytes)) this.#wire?.stream.pause();
  }

  override _read(): void {
    this.#wire?.stream.resume();
  }

  /** Whoever stops reading leaves the connection to be closed, which takes its last words. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#wire?.stream.resume();
    done(error);
  }

  handleRowDescription(): void {}
  handleDataRow({ fields }: { fields: string[] }): void {
    this.rows.push(fields);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.arrived(chunk);
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.count += Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }
  handleReadyForQuery(): void {
    this.#flush();
    this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }
}
