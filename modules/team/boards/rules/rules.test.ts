import { expect, test } from 'vitest';
import { nameInPath } from './board-path.ts';
import { dueState, whyNotDelete, whyNotStandIn } from './card.ts';
import { mentionedIn } from './mentions.ts';
import { shortCode, titleOf, withValues } from './short-code.ts';

const code = (name: string, value: string) => ({ code: `{${name}}`, value });

const rows = [
  ['a short code loses what is no letter, digit, underscore or hyphen', shortCode('Kunde Nr. 1!'), '{KundeNr1}'],
  ['it keeps umlauts, underscore and hyphen', shortCode('größe_x-l'), '{größe_x-l}'],
  ['braces that were typed are not doubled', shortCode('{kunde}'), '{kunde}'],
  [
    'a variable becomes its value',
    withValues('Rückruf {kunde}', [{ code: '{kunde}', value: 'Frau Schmitt' }]),
    'Rückruf Frau Schmitt',
  ],
  [
    'the value of a card goes before that of its board, which fills what the card leaves open',
    titleOf({
      title: '{kunde} {ort} {zeit}',
      shortCodes: [code('kunde', 'Frau Schmitt'), code('ort', '')],
      boardCodes: [code('kunde', 'Firma'), code('ort', 'Altona')],
    }),
    'Frau Schmitt Altona {zeit}',
  ],
  ['one without a value stays', withValues('{kunde} {x}', [{ code: '{kunde}', value: '' }]), '{kunde} {x}'],
  ['a column without a limit takes everything', whyNotStandIn({ wipLimit: null }, 900, 1), null],
  ['the last place may be taken', whyNotStandIn({ wipLimit: 3 }, 2, 1), null],
  ['a full column takes no more', whyNotStandIn({ wipLimit: 3 }, 3, 1), 'column.full'],
  ['within a full column cards may move', whyNotStandIn({ wipLimit: 3 }, 5, 0), null],
  ['an empty column may go', whyNotDelete(2, 0, false), null],
  ['one with cards needs a target', whyNotDelete(2, 1, false), 'column.not_empty'],
  ['and goes with one', whyNotDelete(2, 1, true), null],
  ['the last one stays', whyNotDelete(1, 0, true), 'column.last'],
  ['yesterday is late', dueState('2026-11-15', '2026-11-16'), 'late'],
  ['today is today', dueState('2026-11-16', '2026-11-16'), 'today'],
  ['three days ahead is soon', dueState('2026-11-19', '2026-11-16'), 'soon'],
  ['four is later', dueState('2026-11-20', '2026-11-16'), 'later'],
  [
    'a name in an address is without signs',
    nameInPath({ id: 'x', name: 'A/B #1? & 100% \\' }),
    encodeURIComponent('AB 1  100'),
  ],
  ['and is the id where nothing is left', nameInPath({ id: 'x', name: '/#?' }), 'x'],
] as const;

for (const [name, actual, expected] of rows) test(name, () => expect(actual).toBe(expected));

const people = [
  { id: '1', name: 'Anna' },
  { id: '2', name: 'Anna Maria Groß' },
  { id: '3', name: 'Bo Lund' },
];
const mentions = [
  ['nobody without an @', 'Anna, bitte', []],
  ['somebody in the middle of a sentence', 'Bitte @bo lund, schau mal', ['3']],
  ['the longer of two names that begin alike', '@Anna Maria Groß', ['2']],
  ['the shorter one where only that is said', '@Anna und @Bo Lund', ['1', '3']],
  ['nobody by the beginning of another word', '@Annabell', []],
  ['somebody once', '@Anna @Anna', ['1']],
] as const;
for (const [name, text, expected] of mentions) {
  test(`a comment names ${name}`, () => expect(mentionedIn(text, people)).toEqual(expected));
}
