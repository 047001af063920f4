import { expect, test } from 'vitest';
import { Problem } from './problem.ts';

test('a refusal of another build is a refusal', async () => {
  // The storefront is bundled on its own, so what it catches was thrown with the class of the server.
  const other = (await import(/* @vite-ignore */ `./problem.ts?${'copy'}`)) as { Problem: typeof Problem };
  expect(other.Problem).not.toBe(Problem);
  expect(new other.Problem('cart.code_unknown', 422)).toBeInstanceOf(Problem);
});

test('a kind of refusal is only itself', () => {
  class Unanswered extends Problem {}
  expect(new Problem('cart.code_unknown', 422)).not.toBeInstanceOf(Unanswered);
  expect(new Unanswered('cart.code_unknown', 422)).toBeInstanceOf(Problem);
});

test.each([
  ['an error', new Error('Problem')],
  ['an error with a code', Object.assign(new Error('gone'), { code: '57P01', status: 500 })],
  ['nothing', null],
  ['a word', 'Problem'],
])('%s is none', (_name, thrown) => expect(thrown instanceof Problem).toBe(false));
