import { expect, test } from 'vitest';
import type { Field } from '../contract-field.ts';
import { MOST_FIELDS, storedValue, whyNotField } from './field.ts';

const field = (kind: Field['kind'], choices: string[] = []): Field => ({
  id: '1',
  name: 'Feld',
  kind,
  choices,
  isOnFace: true,
});

const values = [
  ['text stands as it was written', field('text'), ' 4711 ', '4711'],
  ['a number may have a comma', field('number'), '1,5', '1.5'],
  ['a number may be below zero', field('number'), '-3', '-3'],
  ['words are no number', field('number'), 'drei', null],
  ['two commas are none', field('number'), '1,5,0', null],
  ['a day is a day of the calendar', field('date'), '2028-02-29', '2028-02-29'],
  ['the 30th of February is none', field('date'), '2026-02-30', null],
  ['a day in German is none', field('date'), '17.11.2026', null],
  ['what is offered can be chosen', field('choice', ['Links', 'Rechts']), 'Rechts', 'Rechts'],
  ['what is not offered cannot', field('choice', ['Links']), 'Rechts', null],
  ['nothing is nothing in every kind', field('date'), ' ', ''],
] as const;
for (const [name, of, text, expected] of values) test(name, () => expect(storedValue(of, text)).toBe(expected));

test('what was chosen may stay when it is not offered any more', () =>
  expect(storedValue(field('choice', ['Links']), 'Rechts', 'Rechts')).toBe('Rechts'));

const fields = [
  ['a new one of text', field('text'), null, 0, null],
  ['a choice without choices', field('choice'), null, 0, 'card_field.no_choices'],
  ['another kind than before', field('text'), field('number'), 1, 'card_field.kind_stays'],
  ['one too many', field('text'), null, MOST_FIELDS, 'card_field.too_many'],
  ['a change among the most there may be', field('text'), field('text'), MOST_FIELDS, null],
] as const;
for (const [name, of, before, count, expected] of fields)
  test(`a field: ${name}`, () => expect(whyNotField(of, before, count)).toBe(expected));
