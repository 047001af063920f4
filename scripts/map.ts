// Writes docs/map.md, and the drawings of all schemas and tables in docs/map/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawingsOf } from './drawing/drawings.ts';
import { factsOf } from './house/reading/facts.ts';
import { readTree } from './house/reading/tree.ts';
import { MAP_FILE, mapOf } from './house/search/map.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'docs/map';
const tree = readTree(root);
mkdirSync(dirname(join(root, MAP_FILE)), { recursive: true });
console.log('Migrating an empty database, to draw its tables …');
const drawings = await drawingsOf(factsOf(tree).tables.map(({ name, file }) => ({ name, file })));
rmSync(join(root, folder), { recursive: true, force: true });
mkdirSync(join(root, folder), { recursive: true });
for (const { file, svg } of drawings) writeFileSync(join(root, folder, file), svg);
writeFileSync(
  join(root, MAP_FILE),
  mapOf(
    tree,
    drawings.map(({ file }) => `map/${file}`),
  ),
);
console.log(`${MAP_FILE} is written, and ${drawings.length} drawings: ${folder}/schemas.svg and one for each wing.`);
