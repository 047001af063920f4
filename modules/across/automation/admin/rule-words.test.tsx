import { renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RuleInput } from '../contract.ts';
import { useRuleLabels } from './rule-words.ts';

const id = (digit: number) => `0190a000-0000-7000-8000-00000000000${digit}`;
const BOARD = id(0);
const column = (at: number, name: string) => ({
  id: id(at),
  name,
  boardId: BOARD,
  boardName: 'Werkstatt',
  isDone: false,
});
const choices = {
  columns: [column(1, 'Offen'), column(2, 'Erledigt')],
  labels: [
    { id: id(3), name: 'Eilig', colour: 'red' as const },
    { id: id(4), name: 'Später', colour: 'blue' as const },
  ],
  people: [
    { id: id(5), name: 'Lena Böhm' },
    { id: id(6), name: 'Timo Brandt' },
  ],
  hosts: [],
};
const rule: RuleInput = {
  boardId: BOARD,
  name: 'Regel',
  isActive: true,
  trigger: { kind: 'card_moved', columnId: id(2) },
  conditions: [],
  actions: [{ kind: 'label', labelId: id(3), isOff: false }],
  delayMinutes: 0,
  ready: null,
};
const does = (...actions: RuleInput['actions']): RuleInput => ({ ...rule, actions });
const begins = (trigger: RuleInput['trigger']): RuleInput => ({ ...rule, trigger });

/** Each differs from the first, or from its neighbour, in one thing. */
const rules: RuleInput[] = [
  rule,
  begins({ kind: 'card_moved', columnId: id(1) }),
  begins({ kind: 'card_moved', columnId: null }),
  begins({ kind: 'label_set', labelId: id(3) }),
  begins({ kind: 'label_set', labelId: id(4) }),
  begins({ kind: 'due_soon', days: 0 }),
  begins({ kind: 'due_soon', days: 1 }),
  begins({ kind: 'due_soon', days: 2 }),
  begins({ kind: 'weekly', weekdays: [1], hour: 7 }),
  begins({ kind: 'weekly', weekdays: [1, 2], hour: 7 }),
  begins({ kind: 'weekly', weekdays: [1], hour: 8 }),
  { ...rule, conditions: [{ field: 'title', isNot: false, values: ['Markise'] }] },
  { ...rule, conditions: [{ field: 'title', isNot: true, values: ['Markise'] }] },
  { ...rule, conditions: [{ field: 'assignee', isNot: false, values: [id(5)] }] },
  { ...rule, conditions: [{ field: 'assignee', isNot: false, values: [id(5), id(6)] }] },
  { ...rule, delayMinutes: 15 },
  { ...rule, delayMinutes: 1440 },
  does({ kind: 'label', labelId: id(3), isOff: true }),
  does({ kind: 'label', labelId: id(4), isOff: false }),
  does({ kind: 'move', columnId: id(1) }),
  does({ kind: 'move', columnId: id(2) }),
  does({ kind: 'assign', userId: id(5) }),
  does({ kind: 'assign', userId: id(6) }),
  does({ kind: 'due', days: 1 }),
  does({ kind: 'due', days: 3 }),
  does({ kind: 'checklist', items: ['Eins'] }),
  does({ kind: 'checklist', items: ['Eins', 'Zwei'] }),
  does({ kind: 'comment', text: 'Bitte ansehen' }),
  does({ kind: 'comment', text: 'Bitte abholen' }),
  does({ kind: 'card', columnId: id(1), title: 'Nachfassen', description: '' }),
  does({ kind: 'card', columnId: id(2), title: 'Nachfassen', description: '' }),
  does({ kind: 'mail', to: [], subject: 'Fertig', text: 'x' }),
  does({ kind: 'mail', to: [id(5)], subject: 'Fertig', text: 'x' }),
  does({ kind: 'move', columnId: id(1) }, { kind: 'finish_alerts' }),
];

function Sentences() {
  const words = useRuleLabels(BOARD, choices);
  return (
    <ul>
      {rules.map((each, at) => (
        <li key={at}>{words(each)}</li>
      ))}
    </ul>
  );
}

test('no two rules that differ read the same', async () => {
  renderScreen(<Sentences />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  expect(said[0]).toBe('Wenn eine Karte nach „Erledigt“ verschoben wird → Etikett „Eilig“ setzen');
  expect(said[16]).toBe('Wenn eine Karte nach „Erledigt“ verschoben wird, nach 1 Tag → Etikett „Eilig“ setzen');
  expect(said[14]).toBe(
    'Wenn eine Karte nach „Erledigt“ verschoben wird, nur falls Zuständig ist „Lena Böhm“ oder „Timo Brandt“ → Etikett „Eilig“ setzen',
  );
});
