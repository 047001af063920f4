import { Worker } from 'node:worker_threads';
import { type ReadTable, type Unreadable, UnreadableFile } from './table.ts';

/** Enough for the largest file that is taken, and an end for one that was made to take more: a small file gets little. */
const MEGABYTES = { base: 256, perMegabyte: 96, most: 1024 };
const MS = { base: 8_000, perMegabyte: 3_000, most: 60_000 };

function allowance({ base, perMegabyte, most }: typeof MS, bytes: number): number {
  return Math.min(most, base + Math.ceil((bytes / 2 ** 20) * perMegabyte));
}

type Said = { readonly table: ReadTable } | { readonly code: Unreadable };

/** In a thread of its own: a large sheet takes seconds, and nobody's request waits for it. */
export async function readInThread(
  bytes: Uint8Array,
  { headingRow, signal }: { readonly headingRow?: number | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<ReadTable> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: { bytes, headingRow },
    resourceLimits: { maxOldGenerationSizeMb: allowance(MEGABYTES, bytes.length) },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const tooLarge = () => resolve({ code: 'import.too_large' });
  const tired = setTimeout(tooLarge, allowance(MS, bytes.length));
  thread.once('message', resolve);
  // Out of memory, and nothing else gets out of the thread.
  thread.once('error', tooLarge);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const said = await promise;
    if ('code' in said) throw new UnreadableFile(said.code);
    return said.table;
  } finally {
    clearTimeout(tired);
    signal?.removeEventListener('abort', stop);
    await thread.terminate();
  }
}
