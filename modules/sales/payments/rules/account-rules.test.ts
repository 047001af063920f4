import { expect, test } from 'vitest';
import { isIban, plainIban } from '../contract-account.ts';
import type { ConnectedAccount, PaymentSettings } from '../contract-settings.ts';
import { paymentWays, whyNotRemove } from './account-rules.ts';

test.each([
  ['a German one', 'DE89 3704 0044 0532 0130 00', true],
  ['typed in small letters', 'de89370400440532013000', true],
  ['an Austrian one', 'AT61 1904 3002 3457 3201', true],
  ['a country whose length is not known here', 'MT84MALT011000012345MTLCAST001S', true],
  ['two digits changed places', 'DE89 3704 0044 0532 0310 00', false],
  ['a digit missing', 'DE89 3704 0044 0532 0130 0', false],
  ['a digit too many', 'DE89 3704 0044 0532 0130 000', false],
  ['no country', '8937 0400 4405 3201 3000', false],
  ['words', 'Sparkasse Leipzig', false],
  ['nothing', '', false],
] as const)('an IBAN: %s', (_, typed, expected) => {
  expect(isIban(plainIban(typed))).toBe(expected);
});

const stripe: ConnectedAccount = {
  provider: 'stripe',
  isInstallation: false,
  environment: 'live',
  keyEnd: '1234',
  savedAt: new Date('2026-03-01T10:00:00Z'),
  savedBy: 'Toni Test',
  openPayments: 0,
};
const nothing: PaymentSettings = {
  isDemo: false,
  accounts: [],
  eventAddresses: { stripe: '', paypal: '' },
  bank: null,
  hasConnect: false,
  franchisees: [],
};

test.each([
  ['nothing under way can go', stripe, null],
  ['a payment under way stays', { ...stripe, openPayments: 1 }, 'payment_account.in_use'],
  ['the keys of the installation is not removed here', { ...stripe, isInstallation: true }, 'payment_account.unknown'],
] as const)('an account with %s', (_, account, expected) => {
  expect(whyNotRemove(account)).toBe(expected);
});

const bank = {
  holder: 'Kim',
  iban: 'DE89370400440532013000',
  bic: '',
  bankName: '',
  savedAt: new Date(0),
  savedBy: '',
};
test.each([
  ['nothing takes no money', nothing, 'no_account no_account no_account no_bank_data'],
  [
    'a demo without accounts offers the test provider',
    { ...nothing, isDemo: true },
    'no_account no_account no_account no_bank_data test_money',
  ],
  [
    'a demo with an account does not',
    { ...nothing, isDemo: true, accounts: [stripe] },
    'offered offered no_account no_bank_data real_account',
  ],
  ['Stripe brings cards and Klarna', { ...nothing, accounts: [stripe] }, 'offered offered no_account no_bank_data'],
  [
    'test keys say so',
    { ...nothing, accounts: [{ ...stripe, environment: 'sandbox' as const }] },
    'test_money test_money no_account no_bank_data',
  ],
  ['bank data brings transfers', { ...nothing, bank }, 'no_account no_account no_account bank_data'],
] as const)('%s', (_, settings, expected) => {
  expect(
    paymentWays(settings)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(expected);
});
