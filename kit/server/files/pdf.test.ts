import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { printPdf } from './pdf.ts';

const at = new Date('2026-03-01T10:00:00Z');
const dates = { CreationDate: at, ModDate: at };
const print = (text: string) => printPdf({ info: dates }, (pdf) => pdf.text(text).font('bold').text(text));

/** What its letters mean, as a reader finds it out who searches or copies: the tables from glyph to letter. */
function lettersIn(pdf: Buffer): Set<string> {
  const letters = new Set<string>();
  for (const [, stream] of pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
    const table = unpacked(Buffer.from(stream!, 'latin1'));
    if (!table.includes('beginbfrange')) continue;
    for (const [, code] of table.matchAll(/<([0-9a-f]{4})>/g))
      letters.add(String.fromCharCode(Number.parseInt(code!, 16)));
  }
  return letters;
}

/** Not every stream of a file is packed. */
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

const names = ['Łukasz Čapek', 'Мария Щукина', 'Ştefan Őry', 'Αθηνά', 'Köln – „Süd“ 5 €'];
for (const name of names) {
  test(`${name} is printed as it is written`, async () => {
    const pdf = await print(name);
    const letters = lettersIn(pdf);
    expect([...name].filter((letter) => !letters.has(letter))).toEqual([]);
    // Both weights travel with the file, so that it looks the same everywhere.
    expect(pdf.toString('latin1').match(/\/FontFile2 /g)).toHaveLength(2);
  });
}

test('a sign that no font of ours has is a box, not another letter', async () => {
  expect(lettersIn(await print('箱 A')).has('箱')).toBe(false);
});

test('the same strokes give the same bytes, whatever was printed in between', async () => {
  const first = await print('Summe: 5,00\u00a0€');
  await print('Summe 箱 \u00a0 Мария');
  expect((await print('Summe: 5,00\u00a0€')).equals(first)).toBe(true);
});

test('a drawing that fails is told', async () => {
  const failing = printPdf({}, () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
});
