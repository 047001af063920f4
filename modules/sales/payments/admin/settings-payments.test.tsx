import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type PaymentSettings, paymentAccountApi } from '../contract-settings.ts';
import { adminDe } from '../texts/admin.de.ts';
import { SettingsPayments } from './settings-payments.tsx';

const ADDRESS = 'https://fachwerk.example/api/public/payments/stripe/events/018f';
const nothing: PaymentSettings = {
  isDemo: false,
  accounts: [],
  eventAddresses: { stripe: ADDRESS, paypal: ADDRESS.replace('stripe', 'paypal') },
  bank: null,
  hasConnect: false,
  franchisees: [],
};
const connected: PaymentSettings = {
  ...nothing,
  accounts: [
    {
      provider: 'stripe',
      isInstallation: false,
      environment: 'live',
      keyEnd: '9876',
      savedAt: new Date('2026-03-01T10:00:00Z'),
      savedBy: 'Toni Test',
      openPayments: 2,
    },
  ],
  franchisees: [{ id: '018f0000-0000-7000-8000-000000000001', name: 'Hamburg', isConnected: false }],
};

test('without an account it says what that means, and how the webhook is set up before the keys', async () => {
  const wire = fakeWire(answering(paymentAccountApi.show, nothing));
  renderScreen(<SettingsPayments />);
  expect(await screen.findByText(adminDe['payment_accounts.cannot_be_paid'])).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stripe verbinden' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(ADDRESS)).toBeTruthy();
  expect(within(dialog).getByText('payment_intent.succeeded')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Geheimer Schlüssel'), 'pk_live_1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Prüfen und speichern' }));
  expect(within(dialog).getAllByText(adminDe['field.stripe_key']).length).toBeGreaterThan(0);
  expect(wire.calls(paymentAccountApi.connectStripe)).toEqual([]);
});

test('what the provider refuses stands at its field, in its words', async () => {
  const error = 'Der Zahlungsanbieter lehnt diese Zugangsdaten ab: Invalid API Key';
  const fields = [{ path: 'secretKey', code: 'payment_account.refused', error }];
  fakeWire(
    answering(paymentAccountApi.show, nothing),
    refusing(paymentAccountApi.connectStripe, 422, 'payment_account.refused', error, { fields }),
  );
  renderScreen(<SettingsPayments />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stripe verbinden' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Geheimer Schlüssel'), 'sk_live_1');
  await userEvent.type(within(dialog).getByLabelText('Signaturgeheimnis'), 'whsec_1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Prüfen und speichern' }));
  expect(await within(dialog).findByText(error)).toBeTruthy();
});

test('a connected account shows the end of its key; with payments under way it cannot be removed, and says why', async () => {
  fakeWire(answering(paymentAccountApi.show, connected));
  renderScreen(<SettingsPayments />);
  expect(await screen.findByText('…9876')).toBeTruthy();
  const remove = screen.getByRole('button', { name: 'Trennen' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(remove.getAttribute('aria-describedby')!)!.textContent).toContain('(2)');
  expect(within(screen.getByText('Hamburg').closest('li')!).getByText('Nicht verbunden')).toBeTruthy();
});
