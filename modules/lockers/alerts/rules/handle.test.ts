import { expect, test } from 'vitest';
import { whyNotFinish, whyNotReopen } from './handle.ts';

const cases = [
  ['an open alert can be done', whyNotFinish({ state: 'open' }), null],
  ['one that settled by itself needs nobody', whyNotFinish({ state: 'settled' }), 'alert.already_done'],
  ['one that is done stays done', whyNotFinish({ state: 'done' }), 'alert.already_done'],
  ['an open alert cannot be opened again', whyNotReopen({ state: 'open' }), 'alert.not_done'],
  ['a done one can', whyNotReopen({ state: 'done' }), null],
  ['a settled one can', whyNotReopen({ state: 'settled' }), null],
  [
    'not beside an open one of the same cause',
    whyNotReopen({ state: 'done' }, { isOpenAnew: true }),
    'alert.open_anew',
  ],
] as const;

for (const [name, given, expected] of cases) {
  test(name, () => expect(given).toBe(expected));
}
