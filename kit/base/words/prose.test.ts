import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProseBlock, proseBlocks } from './prose.ts';

const plain = (text: string) => [{ text }];

test('headings, paragraphs with their lines, and lists', () => {
  const text = '# Titel\n\nErste Zeile\nzweite Zeile\n\n### Klein\n- eins\n- zwei\nDanach\n\n1. a\n2) b';
  expect(proseBlocks(text)).toEqual([
    { kind: 'heading', level: 2, text: 'Titel' },
    { kind: 'paragraph', lines: [plain('Erste Zeile'), plain('zweite Zeile')] },
    { kind: 'heading', level: 3, text: 'Klein' },
    { kind: 'list', isNumbered: false, items: [plain('eins'), plain('zwei')] },
    { kind: 'paragraph', lines: [plain('Danach')] },
    { kind: 'list', isNumbered: true, items: [plain('a'), plain('b')] },
  ]);
});

const links = [
  [
    'Mehr auf https://city.example/widerrufen.',
    [['Mehr auf '], ['https://city.example/widerrufen', 'https://city.example/widerrufen'], ['.']],
  ],
  ['an hallo@city.example, gern', [['an '], ['hallo@city.example', 'mailto:hallo@city.example'], [', gern']]],
  ['javascript:alert(1)', [['javascript:alert(1)']]],
  ['javascript://x.example/%0aalert(1)', [['javascript://x.example/%0aalert(1)']]],
  ['<a href="javascript:alert(1)">x</a>', [['<a href="javascript:alert(1)">x</a>']]],
  ['data:text/html,<script>alert(1)</script>', [['data:text/html,<script>alert(1)</script>']]],
  [
    'https://x.example/"onmouseover="alert(1)',
    [['https://x.example/', 'https://x.example/'], ['"onmouseover="alert(1)']],
  ],
] as const;
for (const [line, parts] of links) {
  test(`in "${line}" only what may be a link is one`, () => {
    const expected = parts.map(([text, href]) => (href ? { text, href } : { text }));
    expect(proseBlocks(line)).toEqual([{ kind: 'paragraph', lines: [expected] }]);
  });
}

const linesOf = (block: ProseBlock) =>
  block.kind === 'heading' ? [[{ text: block.text }]] : block.kind === 'list' ? block.items : block.lines;

test('whatever is typed: no word is lost, and no link leads anywhere but to the web or to a mailbox', () => {
  const words = fc.stringMatching(/^[\p{L}<>"'=:/@.()#*-]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(fc.array(words, { minLength: 1 }), { maxLength: 8 }), (lines) => {
      const text = lines.map((line) => line.join(' ')).join('\n');
      const parts = proseBlocks(text).flatMap(linesOf).flat();
      for (const part of parts) if ('href' in part && part.href) expect(part.href).toMatch(/^(https?:\/\/|mailto:)/);
      const letters = (given: string) => given.replace(/[^\p{L}<]/gu, '');
      expect(letters(parts.map((part) => part.text).join(''))).toBe(letters(text));
    }),
  );
});

const line = (text: string) => {
  const [block] = proseBlocks(text);
  return block?.kind === 'paragraph' ? block.lines[0] : undefined;
};

const cases: [name: string, text: string, parts: object[]][] = [
  [
    'strong words',
    'ganz **frisch** heute',
    [{ text: 'ganz ' }, { text: 'frisch', isStrong: true }, { text: ' heute' }],
  ],
  [
    'slanted words',
    'ganz *frisch* heute',
    [{ text: 'ganz ' }, { text: 'frisch', isSlanted: true }, { text: ' heute' }],
  ],
  ['stars that mark nothing', '2 * 3 * 4, Preis* und 5*x*y', [{ text: '2 * 3 * 4, Preis* und 5*x*y' }]],
  ['words that lead to a page', '[Karte](/shop)', [{ text: 'Karte', href: '/shop' }]],
  [
    'an address by itself',
    'siehe https://a.example.',
    [{ text: 'siehe ' }, { text: 'https://a.example', href: 'https://a.example' }, { text: '.' }],
  ],
  ['a mail address', 'a@b.example', [{ text: 'a@b.example', href: 'mailto:a@b.example' }]],
  ['no script', '[hier](javascript:alert)', [{ text: 'hier' }]],
  ['no other host by two slashes', '[hier](//evil.example)', [{ text: 'hier' }]],
  ['no data', '[hier](data:text/html,x)', [{ text: 'hier' }]],
  ['HTML as it was typed', '<b>x</b>', [{ text: '<b>x</b>' }]],
];
for (const [name, text, parts] of cases) test(`a line holds ${name}`, () => expect(line(text)).toEqual(parts));
