import { expect, test } from 'vitest';
import { PaymentOption } from '../contract.ts';
import { isPaidLater, isPaidOnline, isTransferred, laterOptions } from './later-options.ts';

test('every option is paid either online or later, and two of the later ones by transfer', () => {
  for (const option of PaymentOption.options) expect(isPaidLater(option)).not.toBe(isPaidOnline(option));
  expect(PaymentOption.options.filter(isPaidLater)).toEqual([
    'cash',
    'card_on_site',
    'invoice',
    'cash_on_delivery',
    'prepayment',
  ]);
  expect(PaymentOption.options.filter(isTransferred)).toEqual(['invoice', 'prepayment']);
});

test('nobody is asked for a transfer without knowing where to', () => {
  expect(laterOptions(false)).toEqual(['cash', 'card_on_site', 'cash_on_delivery']);
  expect(laterOptions(true)).toEqual(['cash', 'card_on_site', 'invoice', 'cash_on_delivery', 'prepayment']);
});
