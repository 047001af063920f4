import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = new URL('../../kit/react/offline/worker.ts', import.meta.url);
const NAME_CHARACTERS = 16;

/** `/sw.js`, at the top of the back-office and under a name that stays. It carries the name of its build: another build is another worker. */
export function serviceWorker(): Plugin {
  return {
    name: 'fachwerk-app-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), 'sw.ts', { target: 'es2023' });
      const hash = createHash('sha256').update(code).update(Object.keys(bundle).sort().join('\n'));
      const build = JSON.stringify(hash.digest('hex').slice(0, NAME_CHARACTERS));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code.replaceAll('__BUILD__', build) });
    },
  };
}
