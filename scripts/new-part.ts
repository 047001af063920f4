// Writes a part that works, and lists it wherever its kind is listed: `npm run new:block price-list`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { whyNotBlock, writeBlock } from './new-block/write-block.ts';
import { whyNotAction, writeAction } from './new-part/write-action.ts';
import { whyNotImport, writeImport } from './new-part/write-import.ts';
import { whyNotReport, writeReport } from './new-part/write-report.ts';

type Part = {
  readonly usage: string;
  readonly whyNot: (root: string, ...names: string[]) => string | null;
  readonly write: (root: string, ...names: [string, string]) => string[];
  /** What is left to say by hand. */
  readonly next: string;
};

const PARTS: Readonly<Record<string, Part>> = {
  block: {
    usage: '<kind> [<module>]   as in: npm run new:block price-list',
    whyNot: (root, kind = '', module = 'blocks') => whyNotBlock(root, module, kind),
    write: (root, kind, module = 'blocks') => writeBlock(root, module, kind),
    next: `Say its fields and its sample in the …-block.ts, draw it in the …-view.tsx, name its fields in texts/admin.de.ts and
admin.en.ts, and look whether it keeps what all kinds promise:
  npx vitest run modules/website/blocks/blocks`,
  },
  import: {
    usage: '<module> <kind in the plural>   as in: npm run new:import catalog suppliers',
    whyNot: whyNotImport,
    write: writeImport,
    next: `Say its fields, its capability, what it writes and how that is undone; name its fields in texts/admin.de.ts and admin.en.ts;
put its kind into its place in IMPORT_KINDS, and run npm install if the module imported nothing before:
  npx vitest run apps/server/test/imports`,
  },
  action: {
    usage: '<action>   as in: npm run new:action archive-card',
    whyNot: whyNotAction,
    write: writeAction,
    next: `Say its fields in contract.ts, what it does and how that is undone in server/action/kinds/, its form in admin/action/kinds/, its words
in texts/admin.de.ts and admin.en.ts, and in rules/fit.ts whether it can do without a card:
  npx vitest run modules/across/automation`,
  },
  report: {
    usage: '<report>   as in: npm run new:report newsletters',
    whyNot: whyNotReport,
    write: writeReport,
    next: `Say its figures in contract.ts, read them in server/read/, say in server/read/reports.ts who may see it, draw it in admin/:
  npx vitest run modules/across/statistics`,
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) } },
});
const [kind = '', ...names] = positionals;
const { usage, whyNot, write, next } = PARTS[kind]!;
const refusal = whyNot(values.root, ...names);
if (refusal) {
  console.error(`${refusal}.\nnpm run new:${kind} ${usage}`);
  process.exit(1);
}
const files = write(values.root, ...(names as [string, string]));
execFileSync(join(values.root, 'node_modules', '.bin', 'biome'), ['check', '--write', '--log-level=error', ...files], {
  cwd: values.root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const file of files) console.log(`  ${file}`);
console.log(`The ${kind} ${names.at(-1)} is written and listed. ${next}`);
