import { Worker } from 'node:worker_threads';
import { type ReadTable, type Unreadable, UnreadableFile } from './table.ts';

/** Enough for the largest file that is taken, and an end for one that was made to take more. */
const MOST_MEGABYTES = 1500;
const MOST_MS = 120_000;

type Said = { readonly table: ReadTable } | { readonly code: Unreadable };

/** In a thread of its own: a large sheet takes seconds, and nobody's request waits for it. */
export async function readInThread(bytes: Uint8Array): Promise<ReadTable> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const { promise, resolve } = Promise.withResolvers<Said>();
  const tooLarge = () => resolve({ code: 'import.too_large' });
  const tired = setTimeout(tooLarge, MOST_MS);
  thread.once('message', resolve);
  // Out of memory, and nothing else gets out of the thread.
  thread.once('error', tooLarge);
  try {
    const said = await promise;
    if ('code' in said) throw new UnreadableFile(said.code);
    return said.table;
  } finally {
    clearTimeout(tired);
    await thread.terminate();
  }
}
