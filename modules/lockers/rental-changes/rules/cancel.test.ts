import { expect, test } from 'vitest';
import { whyNotCancel } from './cancel.ts';

const cases = [
  ['held', 'rental.not_paid'],
  ['ordered', 'rental.not_paid'],
  ['expired', 'rental.not_paid'],
  ['booked', null],
  ['active', 'rental.begun'],
  ['ended', 'rental.already_ended'],
  ['cancelled', 'rental.over'],
] as const;
test.each(cases)('what is %s is called off: %s', (state, refusal) => expect(whyNotCancel({ state })).toBe(refusal));
