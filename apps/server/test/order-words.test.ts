import type { Texts } from '@fachwerk/base/language';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const LANGUAGES = ['de', 'en', 'it', 'ru'] as const;
const wordsIn = (language: (typeof LANGUAGES)[number]): Texts =>
  Object.assign({}, ...modules.map(({ texts }) => texts?.[language] ?? {}));

/** The six states of an order (spec §4), and what kitchen, customer and history call the same. */
const SAME = {
  new: ['kitchen.state.new', 'kitchen.column.new', 'status.step.new'],
  approved: ['kitchen.state.accepted', 'kitchen.column.accepted', 'status.step.accepted'],
  process: ['kitchen.state.making', 'kitchen.column.making', 'status.step.making'],
  finished: ['kitchen.state.done', 'status.step.done'],
  canceled: ['kitchen.state.cancelled'],
} as const;

/** A step within a state says the state first. */
const WITHIN = {
  process: [
    'kitchen.state.ready',
    'kitchen.column.ready',
    'kitchen.state.on_way',
    'status.step.ready',
    'status.step.on_way',
    'status.step.sent',
  ],
  finished: ['status.step.fetched'],
  canceled: ['kitchen.state.refused'],
} as const;

for (const language of LANGUAGES) {
  test(`kitchen, orders, customer and history have one vocabulary of states (${language})`, () => {
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
