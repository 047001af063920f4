import { expect, test } from 'vitest';
import type { Fulfilment } from '../contract.ts';
import { promiseFor, startsAt, urgencyOf, whyNotPromise } from './promise.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const soon = { wishedAt: null, preparationMinutes: 25 };

const promises = [
  ['the minutes that were chosen', soon, 40, at('18:40')],
  ['what it takes, when nothing was chosen', soon, undefined, at('18:25')],
  ['the time that was wished', { ...soon, wishedAt: at('20:00') }, undefined, at('20:00')],
  ['what it takes, when the wish is over', { ...soon, wishedAt: at('17:00') }, undefined, at('18:25')],
  ['the minutes, also against a wish', { ...soon, wishedAt: at('20:00') }, 150, at('20:30')],
] as const;
for (const [name, wished, minutes, expected] of promises) {
  test(`promised is ${name}`, () => expect(promiseFor(wished, minutes, at('18:00'))).toEqual(expected));
}

const refusals = [
  ['a later time', 'making', at('19:00'), null],
  ['now', 'ready', at('18:00'), null],
  ['what nobody accepted', 'new', at('19:00'), 'fulfilment.not_possible'],
  ['what is handed over', 'done', at('19:00'), 'fulfilment.not_possible'],
  ['yesterday', 'making', new Date('2026-02-28T18:00:00Z'), 'fulfilment.promise_out_of_range'],
  ['another year', 'making', new Date('2027-03-01T18:00:00Z'), 'fulfilment.promise_out_of_range'],
] as const;
for (const [name, state, promisedAt, refusal] of refusals) {
  test(`${refusal ? 'not promised' : 'promised'}: ${name}`, () =>
    expect(whyNotPromise({ state }, promisedAt, at('18:00'))).toBe(refusal));
}

const timed = (given: Partial<Fulfilment>) => ({
  state: 'making' as const,
  promisedAt: at('18:30'),
  wishedAt: null,
  arrivedAt: at('18:00'),
  preparationMinutes: 20,
  ...given,
});

test('it presses shortly before its time, and is late after it', () => {
  const of = (time: string, given: Partial<Fulfilment> = {}) => urgencyOf(timed(given), at(time));
  expect([of('18:10'), of('18:26'), of('18:31')]).toEqual(['calm', 'soon', 'late']);
  expect(of('18:31', { state: 'done' })).toBe('calm');
  expect(of('18:22', { state: 'new', promisedAt: null })).toBe('late');
});

test('it is begun so long before its time as it takes', () => {
  expect(startsAt(timed({}))).toEqual(at('18:10'));
});
