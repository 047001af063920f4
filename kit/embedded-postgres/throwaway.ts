import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './database.ts';

const GUARD = fileURLToPath(new URL('./guard.ts', import.meta.url));

/** A database for one run of tests. A guard clears it away when this process ends, however it ends. */
export async function startThrowawayDatabase(): Promise<Pick<EmbeddedDatabase, 'url' | 'folder' | 'stop'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-test-'));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const guard = spawn(process.execPath, [GUARD, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  guard.unref();
  const isCleared = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  const database = await startEmbeddedDatabase({ dataDir, kind: 'throwaway' });
  return {
    url: database.url,
    folder: database.folder,
    async stop() {
      await database.stop();
      guard.ref();
      guard.stdin.end();
      await isCleared;
    },
  };
}
