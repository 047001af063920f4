import type { Texts } from '@fachwerk/base/language';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const LANGUAGES = ['de', 'en', 'it', 'ru'] as const;
const wordsIn = (language: (typeof LANGUAGES)[number]): Texts =>
  Object.assign({}, ...modules.map(({ texts }) => texts?.[language] ?? {}));

/** The six states of an order (spec §4), and what kitchen and history call the same. */
const SAME = {
  new: ['kitchen.state.new', 'kitchen.column.new'],
  approved: ['kitchen.state.accepted', 'kitchen.column.accepted'],
  process: ['kitchen.state.making', 'kitchen.column.making'],
  finished: ['kitchen.state.done'],
  canceled: ['kitchen.state.cancelled'],
} as const;

/** A step within a state says the state first. */
const WITHIN = {
  process: ['kitchen.state.ready', 'kitchen.column.ready', 'kitchen.state.on_way'],
  canceled: ['kitchen.state.refused'],
} as const;

/** A customer waits for a parcel or a pizza, not for a desk: each step is a word of its own, in the order of their page. */
const OF_CUSTOMERS = ['new', 'accepted', 'making', 'prepared', 'ready', 'on_way', 'sent', 'done', 'fetched'];

for (const language of LANGUAGES) {
  test(`a customer reads a word of their own for each step (${language})`, () => {
    const words = wordsIn(language);
    const said = OF_CUSTOMERS.map((step) => words[`status.step.${step}`]);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(OF_CUSTOMERS.length);
  });

  test(`kitchen, orders and history have one vocabulary of states (${language})`, () => {
    const words = wordsIn(language);
    const wrong = [
      ...Object.entries(SAME).flatMap(([state, keys]) =>
        keys.filter((key) => words[key] !== words[`order.status.${state}`]),
      ),
      ...Object.entries(WITHIN).flatMap(([state, keys]) =>
        keys.filter((key) => !words[key]?.startsWith(`${words[`order.status.${state}`]}: `)),
      ),
    ];
    expect(wrong).toEqual([]);
  });
}
