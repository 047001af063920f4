import { type ProseBlock, proseBlocks } from '@fachwerk/base/prose';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseOfHtml, proseOfNode } from './html-prose.ts';
import { proseNodes } from './prose-nodes.ts';
import { typedLink } from './typed-link.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings>geheim</o:OfficeDocumentSettings></xml><![endif]--></head><body>
<!--StartFragment--><h1>Über&nbsp;uns</h1><p class=MsoNormal style='margin:0cm'>Wir backen <b>frisch</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>Brot</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Kuchen</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Zuerst</p><!--EndFragment--></body></html>`;
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Titel</span></h2>
<p><span style="font-weight:700">Fett</span><span style="font-weight:400"> und </span><span style="font-style:italic">schräg</span></p><br>
<ul><li dir="ltr"><p role="presentation"><span>Eins</span></p></li><li><p>Zwei</p></li></ul></b>`;

const pasted: readonly (readonly [name: string, html: string, prose: string])[] = [
  ['Word', WORD, '## Über uns\n\nWir backen **frisch**\n\n- Brot\n- Kuchen\n\n1. Zuerst'],
  ['Google Docs', DOCS, '## Titel\n\n**Fett** und *schräg*\n\n- Eins\n- Zwei'],
  ['a link', '<a href="https://a.example/x?y=1">hier</a>', '[hier](https://a.example/x?y=1)'],
  ['a link with brackets', '<a href="https://a.example/(x)">[hier]</a>', '[hier](https://a.example/%28x%29)'],
  ['an address that is its own words', '<a href="https://a.example/">https://a.example/</a>', 'https://a.example/'],
  [
    'mail and telephone',
    '<a href="mailto:a@b.example">Mail</a> <a href="tel:+49 30 1">Ruf</a>',
    '[Mail](mailto:a@b.example) [Ruf](tel:+49301)',
  ],
  ['a path of the other site', '<a href="/impressum">Impressum</a>', 'Impressum'],
  ['a link with script', '<a href="javascript:alert(1)">x</a><a href=" JaVaScRiPt:alert(1)">y</a>', 'xy'],
  ['a link with data', '<a href="data:text/html,<script>1</script>">x</a>', 'x'],
  ['another host by two slashes', '<a href="//evil.example">x</a>', 'x'],
  ['scripts and frames', '<script>alert(1)</script><template><p>y</p></template><p onclick="alert(1)">ok</p>', 'ok'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>ok', 'ok'],
  ['styles', '<style>*{display:none}</style><p style="position:fixed;color:red">ok</p>', 'ok'],
  ['a drawing with script', '<svg><text>nein</text></svg>ok', 'ok'],
  ['what is hidden', '<p>ok<span style="display: none">geheim</span></p>', 'ok'],
  ['a comment', '<p>ok<!-- <b>weg</b> --></p>', 'ok'],
  ['a table', '<table><tr><td>Mo</td><td>9–17</td></tr><tr><td>Di</td><td>zu</td></tr></table>', 'Mo 9–17\n\nDi zu'],
  ['lines', 'Weg 1<br>12345 Ort', 'Weg 1\n12345 Ort'],
  ['a list within a list', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n\n1. b\n\n- c'],
  ['bold and slanted words', '<b><i>beides</i></b>', '**beides**'],
  ['part of a word', 'Halb<i>schräg</i> und <b>Halb</b>fett', 'Halbschräg und **Halb**fett'],
  ['a bold heading', '<h3><b>Titel</b></h3>', '### Titel'],
  ['spaces beside a mark', 'ein<b> Wort </b>hier', 'ein **Wort** hier'],
  ['nothing', '<p>&nbsp;</p><br>', ''],
];
for (const [name, html, prose] of pasted) test(`pasted: ${name}`, () => expect(proseOfHtml(html)).toBe(prose));

const field = (text: string) => {
  const box = document.createElement('div');
  box.append(...proseNodes(document, text));
  return box;
};
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const hrefsOf = (blocks: readonly ProseBlock[]) => JSON.stringify(blocks).match(/"href":"[^"]*/g) ?? [];

const kept = [
  '## Titel\n\n### Klein\n\nErste Zeile\nzweite **fett** und *schräg*\n\n- eins\n- [zwei](/shop)\n\n1. a\n2. b',
  'Preise: 2 * 3 * 4, siehe https://a.example und a@b.example',
  '[Karte](/shop) und [Ruf](tel:+4930123)',
  '**a** *b*',
];
for (const text of kept)
  test(`written and kept: ${text.slice(0, 30)}`, () => expect(proseOfNode(field(text))).toBe(text));

test('whatever is kept: shown in the field and read again it is drawn the same, and no markup of it is an element', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^[a-zäöü]{1,8}$/),
    fc.constantFrom(
      '**fett**',
      '*schräg*',
      '[x](/y)',
      '[x](javascript:alert)',
      '<script>',
      '<img src=x onerror=y>',
      '*',
      '- ',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 6 }), (lines) => {
      const text = lines.map((line) => line.join(' ')).join('\n');
      const box = field(text);
      expect(box.querySelector('script, img')).toBeNull();
      const again = proseOfNode(box);
      expect(lettersOf(box.textContent ?? '')).toBe(lettersOf(field(again).textContent ?? ''));
      expect(proseOfNode(field(again))).toBe(again);
    }),
  );
});

test('whatever is pasted: words and safe links alone', () => {
  const piece = fc.constantFrom(
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<a href="javascript:alert(1)">',
    "<a href='https://a.example/\"><script>'>",
    '</a>',
    '<li>',
    '<ul>',
    'wort',
    ' ',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '"',
    '<o:p>',
    '&lt;script&gt;',
    '<svg/onload=alert(1)>',
    '<h2>',
    '</h2>',
    '*',
    '](javascript:x)',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const blocks = proseBlocks(proseOfHtml(pieces.join('')));
      for (const href of hrefsOf(blocks)) expect(href).toMatch(/^"href":"(https?:\/\/|mailto:|tel:)/);
    }),
  );
});

const typed: readonly (readonly [string, string | null])[] = [
  ['https://a.example', 'https://a.example'],
  [' www.beispiel.de ', 'https://www.beispiel.de'],
  ['beispiel.de/preise?x=1', 'https://beispiel.de/preise?x=1'],
  ['/shop', '/shop'],
  ['hallo@beispiel.de', 'mailto:hallo@beispiel.de'],
  ['+49 30 12345', 'tel:+493012345'],
  ['tel:030/123', 'tel:030123'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['data:text/html,x', null],
  ['irgendwas', null],
  ['', null],
];
for (const [text, href] of typed) test(`typed “${text}”`, () => expect(typedLink(text)).toBe(href));
