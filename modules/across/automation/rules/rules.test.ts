import { localTime } from '@fachwerk/base/format-time';
import { addMinutes, HOUSE_ZONE } from '@fachwerk/base/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, type Condition, ConditionField, type RuleChoices, type Trigger } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { areMet, type Facts, isTriggered, mayFollow, whyNotRule } from './fit.ts';
import { READY, readyRules } from './ready-rules.ts';
import { whyNotCancel, whyNotUndo } from './run.ts';
import { remindedAt, reminderDays, weeklyBetween } from './schedule.ts';

const [board, other, open, done, far, label, anna] = Array.from({ length: 7 }, () => crypto.randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const choices: RuleChoices = {
  columns: [
    { id: open, name: 'Offen', boardId: board, boardName: 'Störungen', isDone: false },
    { id: done, name: 'Erledigt', boardId: board, boardName: 'Störungen', isDone: true },
    { id: far, name: 'Offen', boardId: other, boardName: 'Reinigung', isDone: false },
  ],
  labels: [{ id: label, name: 'Eilt', colour: 'red' }],
  people: [{ id: anna, name: 'Anna' }],
  hosts: ['partner.example'],
};

const values = fc.array(fc.constantFrom('a', 'b', 'Berlin', 'berlin mitte'), { minLength: 1, maxLength: 3 });
const condition: fc.Arbitrary<Condition> = fc.record({
  field: fc.constantFrom(...ConditionField.options),
  isNot: fc.boolean(),
  values,
});
const facts: fc.Arbitrary<Facts> = fc.dictionary(fc.constantFrom(...ConditionField.options), values);

describe('conditions', () => {
  test('one and its opposite never agree', () => {
    fc.assert(
      fc.property(condition, facts, (one, known) => {
        expect(areMet([one], known)).toBe(!areMet([{ ...one, isNot: !one.isNot }], known));
      }),
    );
  });

  test('one more only narrows, whatever their order; without any, everything is meant', () => {
    fc.assert(
      fc.property(fc.array(condition), condition, facts, (some, more, known) => {
        expect(areMet([], known)).toBe(true);
        if (areMet([...some, more], known)) expect(areMet(some, known)).toBe(true);
        expect(areMet(some.toReversed(), known)).toBe(areMet(some, known));
      }),
    );
  });

  const title = (words: string, isNot = false): Condition => ({ field: 'title', isNot, values: [words] });
  const cases = [
    ['finds words in a title, however they are written', title('BERLIN'), { title: ['Fach in Berlin klemmt'] }, true],
    ['means a label as a whole', { field: 'label', isNot: false, values: ['eil'] }, { label: ['eilt'] }, false],
    ['takes what nobody knows as not there', title('Berlin', true), {}, true],
  ] as const;
  for (const [name, one, known, expected] of cases)
    test(`a condition ${name}`, () => expect(areMet([one as Condition], known as Facts)).toBe(expected));
});

describe('what starts a rule', () => {
  const cases: readonly (readonly [string, Trigger, Parameters<typeof isTriggered>[1], boolean])[] = [
    ['any move', { kind: 'card_moved', columnId: null }, { columnId: open }, true],
    ['the move into its column', { kind: 'card_moved', columnId: done }, { columnId: done }, true],
    ['no move into another', { kind: 'card_moved', columnId: done }, { columnId: open }, false],
    ['its label among several', { kind: 'label_set', labelId: label }, { labelIds: [other, label] }, true],
    ['no other label', { kind: 'label_set', labelId: label }, { labelIds: [other] }, false],
    ['its status', { kind: 'order_status', status: 'return' }, { status: 'return' }, true],
    ['no other status', { kind: 'order_status', status: 'return' }, { status: 'new' }, false],
  ];
  for (const [name, trigger, cause, expected] of cases)
    test(`is ${name}`, () => expect(isTriggered(trigger, cause)).toBe(expected));
});

test('rules that start each other come to an end: none twice, and not for ever', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 60 }), (wishes) => {
      const chain: string[] = [];
      for (const wish of wishes) if (mayFollow(chain, wish)) chain.push(wish);
      expect(new Set(chain).size).toBe(chain.length);
      expect(chain.length).toBeLessThanOrEqual(8);
    }),
  );
});

describe('a rule is refused', () => {
  const moved: Trigger = { kind: 'card_moved', columnId: null };
  const raised: Trigger = { kind: 'alert_raised' };
  const card: Action = { kind: 'card', columnId: far, title: 'Neu', description: '' };
  const cases: readonly (readonly [string, Trigger, Condition[], Action[], string | null])[] = [
    [
      'not, when all fits',
      moved,
      [{ field: 'label', isNot: false, values: [label] }],
      [{ kind: 'move', columnId: far }],
      null,
    ],
    [
      'that asks an alert for its labels',
      raised,
      [{ field: 'label', isNot: false, values: [label] }],
      [card],
      'rule.condition_unfit',
    ],
    [
      'that answers where nobody has asked',
      raised,
      [],
      [{ kind: 'message', text: 'Gleich' }],
      'rule.action_without_chat',
    ],
    ['not, when somebody has', { kind: 'message_received' }, [], [{ kind: 'message', text: 'Gleich' }], null],
    ['that moves a card nobody has made', raised, [], [{ kind: 'move', columnId: open }], 'rule.action_without_card'],
    ['not, when it makes the card first', raised, [], [card, { kind: 'due', days: 1 }], null],
    [
      'that writes to whoever has no card',
      raised,
      [],
      [{ kind: 'mail', to: [], subject: 'x', text: 'x' }],
      'rule.action_without_card',
    ],
    ['not, when it says to whom', raised, [], [{ kind: 'mail', to: [anna], subject: 'x', text: 'x' }], null],
    [
      'that waits at a column of another board',
      { kind: 'card_moved', columnId: far },
      [],
      [card],
      'rule.column_unknown',
    ],
    ['with a column of nobody', moved, [], [{ kind: 'move', columnId: label }], 'rule.column_unknown'],
    ['with a label of nobody', moved, [], [{ kind: 'label', labelId: open, isOff: false }], 'rule.label_unknown'],
    ['with a person who left', moved, [], [{ kind: 'assign', userId: open }], 'rule.person_unknown'],
    [
      'with an address that is not allowed',
      moved,
      [],
      [{ kind: 'webhook', url: 'https://evil.example/x' }],
      'rule.host_not_allowed',
    ],
    ['not, with one that is', moved, [], [{ kind: 'webhook', url: 'https://partner.example/x' }], null],
  ];
  for (const [name, trigger, conditions, actions, expected] of cases)
    test(name, () => expect(whyNotRule({ boardId: board, trigger, conditions, actions }, choices)).toBe(expected));
});

describe('by the calendar', () => {
  const moment = fc
    .integer({ min: Date.parse('2026-01-01T00:00:00Z') / 60_000, max: Date.parse('2027-06-01T00:00:00Z') / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  const plan = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    hour: fc.constantFrom(0, 1, 3, 4, 7, 12, 23),
  });

  test('each moment comes once, on its weekday and hour, however often one looks, over changes of the clock', () => {
    fc.assert(
      fc.property(
        plan,
        moment,
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (weekly, from, one, two) => {
          const [between, to] = [addMinutes(from, one), addMinutes(from, one + two)];
          const all = weeklyBetween(weekly, from, to);
          expect([...weeklyBetween(weekly, from, between), ...weeklyBetween(weekly, between, to)]).toEqual(all);
          for (const at of all) {
            expect(localTime(at, HOUSE_ZONE).slice(11)).toBe(`${String(weekly.hour).padStart(2, '0')}:00:00`);
            const weekday = new Date(`${localTime(at, HOUSE_ZONE).slice(0, 10)}T12:00:00Z`).getUTCDay() || 7;
            expect(weekly.weekdays).toContain(weekday);
          }
        },
      ),
    );
  });

  test('a day that is reminded of between two moments is among those that are looked at', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 5000 }), (due, days, minutes) => {
        const dueOn = localTime(due, HOUSE_ZONE).slice(0, 10);
        const at = remindedAt(dueOn, days);
        const { first, last } = reminderDays(days, addMinutes(at, -minutes), addMinutes(at, minutes));
        expect(first <= dueOn && dueOn <= last).toBe(true);
      }),
    );
  });

  test('the time is that of the house, in summer and in winter', () => {
    const monday = { weekdays: [1], hour: 7 };
    const at = (from: string, to: string) =>
      weeklyBetween(monday, new Date(from), new Date(to)).map((each) => each.toISOString());
    expect(at('2026-03-22T00:00:00Z', '2026-03-31T00:00:00Z')).toEqual([
      '2026-03-23T06:00:00.000Z',
      '2026-03-30T05:00:00.000Z',
    ]);
  });
});

describe('what ships with the product', () => {
  const ready = readyRules(
    board,
    choices,
    (name, part) => adminDe[`rules.ready.${name}.${part}` as keyof typeof adminDe] ?? `rules.ready.${name}`,
  );
  test('is six rules, all switched off, and each of them can be saved as it is', () => {
    expect(ready.map((rule) => rule.ready)).toEqual([...READY]);
    expect(ready).toHaveLength(6);
    expect(ready.every(({ isActive }) => !isActive)).toBe(true);
    expect(ready.map((rule) => whyNotRule(rule, choices))).toEqual(ready.map(() => null));
    expect(JSON.stringify(ready)).not.toContain('rules.ready');
  });
  test('is nothing where a board has no column', () => {
    expect(readyRules(other, { columns: [] }, (name) => name)).toEqual([]);
  });
});

describe('runs', () => {
  const effect = (kind: string, state: 'done' | 'undone' = 'done') => ({ kind, state });
  const cases = [
    ['done, with something that goes back', 'done', [effect('mail'), effect('move')], null],
    ['done, with a mail alone', 'done', [effect('mail')], 'run.not_undoable'],
    ['that was taken back', 'undone', [effect('move', 'undone')], 'run.not_undoable'],
    ['that still waits', 'waiting', [], 'run.not_undoable'],
  ] as const;
  for (const [name, state, effects, expected] of cases)
    test(`one ${name}`, () => expect(whyNotUndo({ state, effects })).toBe(expected));
  test('only what waits can be cancelled', () => {
    expect([whyNotCancel({ state: 'waiting' }), whyNotCancel({ state: 'done' })]).toEqual([null, 'run.not_waiting']);
  });
});
