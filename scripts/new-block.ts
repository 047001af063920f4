// Writes a kind of block that works: `npm run new:block price-list [live-blocks]`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { homeOf, whyNotBlock, writeBlock } from './new-block/write-block.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) } },
});
const [kind = '', module = 'blocks'] = positionals;
const refusal = whyNotBlock(values.root, module, kind);
if (refusal) {
  console.error(`${refusal}.\nnpm run new:block <kind> [<module>]   as in: npm run new:block price-list`);
  process.exit(1);
}
const files = writeBlock(values.root, module, kind);
execFileSync(join(values.root, 'node_modules', '.bin', 'biome'), ['check', '--write', '--log-level=error', ...files], {
  cwd: values.root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const file of files) console.log(`  ${file}`);
console.log(`The kind ${kind} is written and listed. Say its fields and its sample in ${kind}-block.ts, draw it in ${kind}-view.tsx,
name its fields in texts/admin.de.ts and admin.en.ts, and look whether it keeps what all kinds promise:
  npx vitest run ${homeOf(values.root, module)}/blocks`);
