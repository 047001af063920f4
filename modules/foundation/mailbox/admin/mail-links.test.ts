import { expect, test } from 'vitest';
import { linksIn, piecesOf } from './mail-links.ts';

const texts = [
  ['a bare address', 'https://example.org/reset/abc', ['https://example.org/reset/abc']],
  ['an address at the end of a sentence', 'Hier: https://example.org/a.', ['https://example.org/a']],
  ['an address in brackets', '(http://example.org/a)', ['http://example.org/a']],
  ['an address with brackets', 'https://example.org/a_(b)', ['https://example.org/a_(b)']],
  [
    'an address on localhost',
    'http://localhost:3000/reset-password/x?email=a%40b.de',
    ['http://localhost:3000/reset-password/x?email=a%40b.de'],
  ],
  ['the same address twice', 'https://example.org https://example.org', ['https://example.org/']],
  ['a script', 'javascript:alert(1)', []],
  ['a script behind an address', 'javascript:alert("https://example.org/")', ['https://example.org/']],
  ['data and files', 'data:text/html,x file:///etc/passwd', []],
  ['another protocol with a host', 'ftp://example.org/x javascript://example.org/%0aalert(1)', []],
  ['a mail address', 'kim@example.org', []],
  ['an address without a host', 'https:// und https://', []],
  ['HTML', '<a href="https://example.org/x">hier</a>', ['https://example.org/x']],
] as const;

for (const [name, text, expected] of texts) {
  test(`${name} has ${expected.length} links`, () => expect(linksIn(text)).toEqual(expected));
}

test('the pieces put together are the text, to the letter', () => {
  const text = 'Guten Tag,\n<b>hier</b> https://example.org/a, und http://x.de/(b)!\nEnde';
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
