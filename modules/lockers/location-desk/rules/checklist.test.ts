import { expect, test } from 'vitest';
import type { ChecklistTopic } from '../contract.ts';
import { type ChecklistFacts, checklistLines, isSold, openLines } from './checklist.ts';

const ready: ChecklistFacts = {
  gaps: [],
  boxes: { all: 2, onSale: 2 },
  unproven: [],
  unpriced: { sizes: [], boxes: 0 },
  hasPriceGroup: true,
  controllers: [{ name: 'Wand 1', isHeard: true }],
  partyFields: [],
  shippedTexts: [],
};
const bare: Partial<ChecklistFacts> = { boxes: { all: 0, onSale: 0 }, controllers: [], hasPriceGroup: false };
const silent = { name: 'Wand 2', isHeard: false };

type Open = [ChecklistTopic, string, string][];
const cases: [string, Partial<ChecklistFacts>, Open, boolean][] = [
  ['has nothing left to do when everything is there', {}, [], true],
  [
    'begins with controller, boxes and prices',
    bare,
    [
      ['controller', 'open', 'none'],
      ['boxes', 'open', 'none'],
      ['prices', 'open', 'no_group'],
    ],
    false,
  ],
  [
    'waits for a controller that was never heard',
    { controllers: [silent], unproven: ['1', '2'], boxes: { all: 2, onSale: 0 } },
    [
      ['controller', 'open', 'silent'],
      ['boxes', 'open', 'unproven'],
    ],
    false,
  ],
  [
    'sells the rest while one box was never opened',
    { unproven: ['2'], boxes: { all: 2, onSale: 1 } },
    [['boxes', 'some', 'unproven']],
    true,
  ],
  [
    'sells the rest while one of two controllers is silent',
    { controllers: [...ready.controllers, silent] },
    [['controller', 'some', 'silent']],
    true,
  ],
  [
    'sells the rest while a size has no price',
    { unpriced: { sizes: ['XL'], boxes: 1 }, boxes: { all: 2, onSale: 1 } },
    [['prices', 'some', 'sizes']],
    true,
  ],
  [
    'sells nothing without a price group',
    { unpriced: { sizes: ['S'], boxes: 2 }, hasPriceGroup: false, boxes: { all: 2, onSale: 0 } },
    [['prices', 'open', 'no_group']],
    false,
  ],
  ['sells nothing without hours', { gaps: ['hours'] }, [['hours', 'open', 'none']], false],
  ['sells nothing without a whom to sign with', { gaps: ['party'] }, [['party', 'open', 'incomplete']], false],
  ['sells nothing of a suspended company', { gaps: ['suspended'] }, [['party', 'open', 'suspended']], false],
  ['sells nothing without somebody to write to', { gaps: ['operator_email'] }, [['operator', 'open', 'none']], false],
  ['sells nothing while it is hidden', { gaps: ['hidden'] }, [['shown', 'open', 'hidden']], false],
  ['sells with the shipped legal texts, and says so', { shippedTexts: ['terms'] }, [], true],
];

for (const [name, given, open, isSoldThen] of cases) {
  test(`a location ${name}`, () => {
    const facts = { ...ready, ...given };
    const lines = checklistLines(facts);
    expect(openLines({ lines }).map(({ topic, state, reason }) => [topic, state, reason])).toEqual(open);
    expect(isSold(facts)).toBe(isSoldThen);
  });
}

test('what nobody has written is advice, with its names; of many boxes the first few are named', () => {
  const unproven = Array.from({ length: 30 }, (_, n) => String(n + 1));
  const lines = checklistLines({ ...ready, shippedTexts: ['terms'], unproven, boxes: { all: 40, onSale: 10 } });
  expect(lines.find(({ topic }) => topic === 'legal')).toMatchObject({ state: 'advice', names: ['terms'] });
  expect(lines.find(({ topic }) => topic === 'boxes')).toMatchObject({ count: 30, all: 40, names: { length: 8 } });
});
