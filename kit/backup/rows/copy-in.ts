import { once } from 'node:events';
import type pg from 'pg';
import type { Wire } from './copy-out.ts';

/** Feeds a `copy … from stdin` with a stream. What goes wrong on either side ends it, and nothing of it has happened. */
export async function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const over = new AbortController();
  let whyNot: unknown;
  async function feed(wire: Wire): Promise<void> {
    try {
      for await (const chunk of source) {
        if (over.signal.aborted) return;
        wire.sendCopyFromChunk(chunk);
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain', { signal: over.signal });
      }
      wire.endCopyFrom();
    } catch (error) {
      if (over.signal.aborted) return;
      whyNot = error;
      wire.sendCopyFail('the source of the rows has failed');
    }
  }
  client.query({
    submit: (wire: unknown) => (wire as Wire).query(text),
    handleCopyInResponse: (wire: Wire) => void feed(wire),
    handleRowDescription: () => {},
    handleCommandComplete: () => {},
    handleReadyForQuery: () => resolve(),
    handleError: (error: Error) => {
      over.abort();
      reject(whyNot ?? error);
    },
  } as unknown as pg.Submittable);
  await promise;
}
