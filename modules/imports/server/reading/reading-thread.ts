import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './read-file.ts';
import { UnreadableFile } from './table.ts';

/** Reads one file beside the process that answers requests; whatever a reader stumbles over is a file that is none. */
try {
  parentPort?.postMessage({ table: readFile(workerData as Uint8Array) });
} catch (error) {
  parentPort?.postMessage({ code: error instanceof UnreadableFile ? error.code : 'import.unreadable' });
}
