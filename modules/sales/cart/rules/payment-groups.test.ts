import { expect, test } from 'vitest';
import { paymentGroups } from './payment-groups.ts';

const offered = (...options: ('card' | 'paypal' | 'cash' | 'card_on_site' | 'invoice')[]) =>
  options.map((option) => ({ option, isTest: false }));

test('what is paid online and what is paid on site stand apart', () => {
  const groups = paymentGroups(offered('cash', 'card', 'invoice', 'paypal', 'card_on_site'));
  expect(groups.map(({ group, options }) => [group, options.map(({ option }) => option)])).toEqual([
    ['online', ['card', 'paypal']],
    ['on_site', ['cash', 'card_on_site']],
    ['transfer', ['invoice']],
  ]);
  expect(paymentGroups(offered('card')).map(({ group }) => group)).toEqual(['online']);
});
