// Says where something is: a path, a name, a table, a code, a sentence on the screen. `npm run where access-rights`
import { cachedEntries } from './house/search/cached-entries.ts';
import { search } from './house/search/search.ts';
import { ROOT } from './root.ts';

const MOST_SHOWN = 20;

const words = process.argv.slice(2).flatMap((word) => word.split(/\s+/));
if (words.length === 0) {
  console.log(
    'npm run where <words>   a path, a call, a screen, a table, a job, a code, a capability, a setting, a mail, a device message, a colour, a datum of the demo, a text key, or words on the screen',
  );
  process.exit(1);
}
const found = search(cachedEntries(ROOT), words);
const shown = found.slice(0, MOST_SHOWN);
const width = Math.max(...shown.map(({ file, line }) => `${file}:${line}`.length), 0);
for (const { label, name, also, file, line } of shown) {
  const place = `${file}:${line}`.padEnd(width);
  console.log(
    `${place}  ${label.padEnd(10)}  ${name}${also && also !== file ? `  (${also.replace(/\s+/g, ' ').trim().slice(0, 70)})` : ''}`,
  );
}
if (found.length > shown.length) console.log(`… and ${found.length - shown.length} more: add a word.`);
if (found.length === 0) {
  console.log(
    `Nothing is called "${words.join(' ')}". docs/glossary.md has the words of the specification, npm run map lists everything by kind.`,
  );
  process.exitCode = 1;
}
