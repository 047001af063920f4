import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';
import { type Journey, type Touched, touchedBy, type Unit } from './touched.ts';

/** Where a branch began; on the main branch itself, what is not committed yet. */
const BASES = ['main', 'origin/main', 'master', 'origin/master'];
const ADDRESS = /\bpath: ['"`](\/[^'"`]*)/g;
const OWN_PART = /from '(\.{1,2}\/[^']+)'/g;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const found = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });

/** What to test after the changes of this checkout. */
export function touchedByChanges(): Touched {
  return touchedBy(changedFiles(), {
    units: found('{{kit,apps}/*,modules/*/*}/package.json').map(unitAt),
    journeys: journeys(),
  });
}

function changedFiles(): readonly string[] {
  const base = BASES.map(begunFrom).find((commit) => commit !== undefined) ?? 'HEAD';
  // Without renames, so that the place something was moved from counts as well.
  const changed = git('diff', '--name-only', '--no-renames', base);
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

function begunFrom(branch: string): string | undefined {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', branch], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

function unitAt(file: string): Unit {
  const folder = dirname(file);
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
  const sources = found(`${folder}/{contract*.ts,admin/**/*.tsx,storefront/**/*.{ts,tsx}}`).map(read);
  return {
    folder,
    name,
    needs: Object.keys({ ...dependencies, ...devDependencies }),
    addresses: sources.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, address]) => address!)),
  };
}

function journeys(): readonly Journey[] {
  return found('e2e/**/*.spec.ts').map((file) => ({ file, text: wholeText(file, new Set()) }));
}

function wholeText(file: string, known: Set<string>): string {
  if (known.has(file)) return '';
  known.add(file);
  const text = read(file);
  const parts = [...text.matchAll(OWN_PART)].map(([, part]) => wholeText(join(dirname(file), part!), known));
  return [text, ...parts].join('\n');
}
