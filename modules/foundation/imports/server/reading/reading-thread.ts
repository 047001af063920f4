import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import { UnreadableFile } from './table.ts';

/** Reads one file beside the process that answers requests; whatever a reader stumbles over is a file that is none. */
try {
  const { bytes, headingRow } = workerData as { bytes: Uint8Array; headingRow?: number };
  parentPort?.postMessage({ table: readFile(bytes, headingRow) });
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadableFile ? error.code : 'import.unreadable' });
}
