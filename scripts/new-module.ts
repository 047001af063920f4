// Writes a module that works: `npm run new:module sales/return-labels [return-label]`.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WINGS } from './house/wings.ts';
import { filled, namesOf, singular, whyNotName } from './new-module/names.ts';
import { register } from './new-module/register.ts';

const ENDING = '.template';
const template = fileURLToPath(new URL('./new-module/template/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
    'no-install': { type: 'boolean', default: false },
  },
});
const { root } = values;
const [place = ''] = positionals;
const [wing = '', module = ''] = place.split('/');
const [, noun = singular(module)] = positionals;
const home = join('modules', wing, module);

const refusal = whyNot();
if (refusal) {
  console.error(
    `${refusal}.\nnpm run new:module <wing>/<modules in the plural> [<one of them>]   as in: npm run new:module sales/return-labels`,
  );
  process.exit(1);
}
const names = namesOf(module, noun, new Date());
const written = writeFiles();
const changed = register(root, names);
addToGlossary();
run(
  'biome',
  'check',
  '--write',
  '--log-level=error',
  ...[...written, ...changed].filter((file) => /\.(tsx?|json)$/.test(file)),
);
if (!values['no-install']) run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
for (const file of written) console.log(`  ${file}`);
console.log(`${home} is written and named in the apps. Try it:
  npm run check
  npx vitest run ${home}
Then say in its README what it is for, in docs/glossary.md what people call it, and in CHANGELOG.md what they get.`);

function whyNot(): string | null {
  if (module === '') return 'Which module, in which wing?';
  if (!WINGS.includes(wing)) return `There is no wing ${wing}, but ${WINGS.join(', ')}`;
  const [there] = globSync(`modules/*/${module}`, { cwd: root });
  if (there) return `${there} is already there`;
  return whyNotName(module) ?? whyNotName(noun);
}

function writeFiles(): string[] {
  return globSync(`**/*${ENDING}`, { cwd: template })
    .sort()
    .map((path) => {
      const file = join(home, filled(path.slice(0, -ENDING.length), names));
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), filled(readFileSync(join(template, path), 'utf8'), names));
      return file;
    });
}

/** The last of the words, before the list of tables. */
function addToGlossary(): void {
  const file = join(root, 'docs/glossary.md');
  const row = filled(`| {{Title}} | {{noun}} | ${home}, \`{{schema}}.{{noun_table}}\` |`, names);
  writeFileSync(file, readFileSync(file, 'utf8').replace('\n\n## Tables', `\n${row}\n\n## Tables`));
}

function run(program: string, ...args: string[]): void {
  const own = join(root, 'node_modules', '.bin', program);
  execFileSync(existsSync(own) ? own : program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
