import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = new URL('../../kit/site/offline/worker.ts', import.meta.url);

/** `/sw.js`, at the top of the site and under a name that stays: so it may look after every page, and is looked for anew. */
export function serviceWorker(): Plugin {
  return {
    name: 'fachwerk-service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), 'sw.ts', { target: 'es2023' });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
