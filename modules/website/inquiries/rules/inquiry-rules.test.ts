import { expect, test } from 'vitest';
import { answersIn, checkedAnswers, senderOf } from './answers.ts';
import { elementsOf, type WrittenElement } from './elements.ts';
import { mailFor, mayConfirm, whyNotRead, whyNotTake } from './whether-to-take.ts';

const element = (type: WrittenElement['type'], more: Partial<WrittenElement> = {}): WrittenElement => ({
  type,
  label: { de: type },
  isRequired: false,
  help: {},
  options: [],
  ...more,
});
const options = [{ label: { de: 'Vormittags', en: 'In the morning' } }, { label: { de: 'Nachmittags' } }];

const now = new Date('2026-03-01T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const sent = [
  ['after a minute is read', { drawnAt: ago(60), trap: '' }, null],
  ['after three seconds is read', { drawnAt: ago(3), trap: '' }, null],
  ['sooner is too fast', { drawnAt: ago(2), trap: '' }, 'inquiry.too_fast'],
  ['from the future is too fast', { drawnAt: ago(-60), trap: '' }, 'inquiry.too_fast'],
  ['of the day before is too old', { drawnAt: ago(24 * 3600 + 1), trap: '' }, 'inquiry.form_old'],
  ['with a stamp of somebody else is too old', { drawnAt: null, trap: '' }, 'inquiry.form_old'],
  ['with words in the trap comes from a machine', { drawnAt: ago(60), trap: 'x' }, 'inquiry.looks_automatic'],
] as const;
for (const [name, given, expected] of sent)
  test(`a form ${name}`, () => expect(whyNotRead({ ...given, now })).toBe(expected));

const links = (count: number) => [Array.from({ length: count }, (_, n) => `https://a${n}.example`).join(' ')];
const taken = [
  ['plain words', { values: ['Hallo', null], withinWindow: 0 }, null],
  ['three links', { values: links(3), withinWindow: 0 }, null],
  ['four links', { values: links(4), withinWindow: 0 }, 'inquiry.too_many_links'],
  [
    'links of every spelling',
    { values: ['www.a.de [url=b] <a href=c>', 'HTTP://d'], withinWindow: 0 },
    'inquiry.too_many_links',
  ],
  ['the last of an hour', { values: ['Hallo'], withinWindow: 199 }, null],
  ['one more', { values: ['Hallo'], withinWindow: 200 }, 'inquiry.too_many'],
] as const;
for (const [name, given, expected] of taken)
  test(`${name}: ${expected ?? 'taken'}`, () => expect(whyNotTake(given)).toBe(expected));

const answers = [
  ['a line', element('short'), ' Ada ', 'Ada'],
  ['two lines where one is asked', element('short'), 'a\nb', 'field.characters'],
  ['a line of 201', element('short'), 'a'.repeat(201), 'field.too_long'],
  ['several lines', element('long'), 'a\nb', 'a\nb'],
  ['4001 characters', element('long'), 'a'.repeat(4001), 'field.too_long'],
  ['nothing', element('short'), ' ', null],
  ['nothing where it is required', element('short', { isRequired: true }), ' ', 'field.missing'],
  ['an address', element('email'), 'Ada@Kunde.example', 'ada@kunde.example'],
  ['no address', element('email'), 'ada', 'field.email'],
  ['two addresses', element('email'), 'a@b.de,c@d.de', 'field.email'],
  ['a number to call', element('phone'), '+49 (221) 12-34', '+49 (221) 12-34'],
  ['words to call', element('phone'), 'abends', 'field.characters'],
  ['a choice', element('choice', { options }), '1', '1'],
  ['a choice nobody offers', element('choice', { options }), '2', 'field.choice'],
  ['words instead of a choice', element('choice', { options }), 'Vormittags', 'field.choice'],
  ['a ticked box', element('checkbox'), 'on', 'yes'],
  ['a box that says something', element('checkbox'), 'buy now', 'field.choice'],
  ['a box that must be ticked', element('checkbox', { isRequired: true }), '', 'field.missing'],
  ['a day', element('date'), '2026-11-16', '2026-11-16'],
  ['no day', element('date'), '2026-02-30', 'field.date'],
] as const;
for (const [name, asked, typed, expected] of answers) {
  test(`${name} is ${expected ?? 'nothing'}`, () => {
    const { values, wrong } = checkedAnswers([asked], [{ at: 0, value: typed }]);
    expect(wrong ? wrong[0]?.code : values[0]).toBe(expected);
  });
}

test('what the form does not ask for is not read', () => {
  const { values } = checkedAnswers(
    [element('short')],
    [
      { at: 0, value: 'Ada' },
      { at: 1, value: 'more' },
      { at: -1, value: 'less' },
    ],
  );
  expect(values).toEqual(['Ada']);
});

test('a call-back always asks for the number, and nobody chooses among nothing', () => {
  const asked = [element('choice'), element('short')];
  expect(elementsOf('contact', { elements: asked }, {}).map(({ type }) => type)).toEqual(['short']);
  const [phone, ...others] = elementsOf('callback', { elements: asked, phone: { de: 'Nummer' } }, {});
  expect(phone).toMatchObject({ type: 'phone', isRequired: true, label: { de: 'Nummer' } });
  expect(others).toHaveLength(1);
});

test('the company reads its own language, without what was left empty', () => {
  const elements = [
    element('short', { label: {} }),
    element('choice', { options }),
    element('email'),
    element('phone'),
  ];
  const read = answersIn(elements, ['Ada', '1', 'ada@kunde.example', null], 'en', (type) => `(${type})`);
  expect(read).toEqual([
    { label: '(short)', type: 'short', value: 'Ada' },
    { label: 'choice', type: 'choice', value: 'Nachmittags' },
    { label: 'email', type: 'email', value: 'ada@kunde.example' },
  ]);
  expect(senderOf(read)).toEqual({ name: 'Ada', email: 'ada@kunde.example', phone: '' });
});

test('mails stop before a mailbox is full, and so do receipts', () => {
  expect([0, 28, 29, 30].map(mailFor)).toEqual(['usual', 'usual', 'last', 'none']);
  expect(mayConfirm({ toAddress: 1, all: 29 })).toBe(true);
  expect(mayConfirm({ toAddress: 2, all: 2 })).toBe(false);
  expect(mayConfirm({ toAddress: 0, all: 30 })).toBe(false);
});
