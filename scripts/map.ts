// Writes docs/map.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree } from './house/reading/tree.ts';
import { MAP_FILE, mapOf } from './house/search/map.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const file = join(root, MAP_FILE);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, mapOf(readTree(root)));
console.log(`${MAP_FILE} is written.`);
