// Holds the sources against the rules of the house (docs/house.md). Prints one line a breach: where, what, and what to do instead.
import { fileURLToPath } from 'node:url';
import { sentence } from './house/breach.ts';
import { readTree } from './house/reading/tree.ts';
import { breachesOf } from './house/rules.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const tree = readTree(root);
const breaches = breachesOf(tree);
for (const breach of breaches) console.log(sentence(breach));
console.log(
  breaches.length === 0
    ? `The house stands: ${tree.sources.length} files keep its rules.`
    : `${breaches.length} breaches in ${tree.sources.length} files.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
