import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results']);

/** A copy of this tree to try things in. Its libraries are the ones of the original, its own packages are its own. */
export function copyOfApp(): { readonly root: string; link(module: string): void; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'house-copy-'));
  for (const entry of readdirSync(HERE)) {
    if (LEFT_OUT.has(entry)) continue;
    cpSync(join(HERE, entry), join(root, entry), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  }
  const libraries = join(root, 'node_modules');
  mkdirSync(join(libraries, '@fachwerk'), { recursive: true });
  for (const entry of readdirSync(join(HERE, 'node_modules'))) {
    if (entry !== '@fachwerk') symlinkSync(join(HERE, 'node_modules', entry), join(libraries, entry));
  }
  const link = (path: string, name: string) => symlinkSync(join(root, path), join(libraries, '@fachwerk', name));
  for (const path of globSync('{kit/*,modules/*/*}/package.json', { cwd: root }).map(dirname))
    link(path, basename(path));
  for (const app of readdirSync(join(root, 'apps'))) link(`apps/${app}`, `app-${app}`);
  return {
    root,
    link: (module) => link(module, basename(module)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
