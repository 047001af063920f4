// From the shot to the file the product has, and its line in the list: `node finish.mjs <name> …`
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const here = new URL('.', import.meta.url);
const files = new URL('../modules/foundation/media/pictures/', here);
for (const name of process.argv.slice(2)) {
  const { size } = await sharp(new URL(`shot/${name}.png`, here).pathname)
    .webp({ quality: 82, effort: 6 })
    .toFile(new URL(`${name}.webp`, files).pathname);
  console.log(`${name}.webp: ${Math.round(size / 1000)} kB`);
}
const lists = await Promise.all(
  ['places', 'table'].map(async (which) => JSON.parse(await readFile(new URL(`list-${which}.json`, here), 'utf8'))),
);
const finished = lists.flat().filter(({ name }) => existsSync(new URL(`${name}.webp`, files)));
const lines = finished
  .toSorted((one, other) => one.name.localeCompare(other.name))
  .map((each) => `  ${JSON.stringify(each)}`);
await writeFile(new URL('list.json', files), `[\n${lines.join(',\n')}\n]\n`);
execFileSync('npx', ['biome', 'format', '--write', files.pathname], { stdio: 'ignore' });
