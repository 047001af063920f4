import { type Caller, orderEntryApi, type Quote, type Wanted } from '@fachwerk/order-entry/contract';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatLinkApi } from '../contract.ts';
import { NewOrderPage } from './new-order-page.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const CHAT = '018f0000-0000-7000-8000-000000000002';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: ID, capabilities: ['orders.enter', 'chat.read'] });
});
afterEach(cleanup);

const kim: Caller = {
  customerId: ID,
  firstName: 'Kim',
  lastName: 'Lang',
  email: 'kim@example.org',
  phone: '0151 123',
  isBlocked: false,
  language: 'en',
  addresses: [{ street: 'Am Platz 1', addition: '', postcode: '10115', city: 'Berlin' }],
};
const said = { firstName: 'Ada', lastName: 'Neu', phone: '', email: 'ada@example.org' };

function open(caller: Caller | null) {
  const wire = fakeWire(
    answering(chatLinkApi.buyer, { caller, contact: said }),
    answering(chatLinkApi.createOrder, { orderId: ID, number: 'K7QM-0001', totalCents: 0 }),
    answering(orderEntryApi.times, { soonestAt: new Date('2026-03-01T18:30:00Z'), times: [] }),
    answering(
      orderEntryApi.quote,
      ({ body }): Quote => ({
        lines: [],
        type: (body as Wanted).handover.type,
        types: [{ type: 'delivery', whyNot: null }],
        open: [],
        whyNot: null,
        areaName: '',
        countries: [],
        country: 'DE',
        totalCents: 0,
        netCents: 0,
        vat: [],
        minimumAge: 0,
        payments: [],
        voucher: null,
        tips: { isOffered: false, percents: [], mayRoundUp: false },
        sums: {
          goodsCents: 0,
          countedCents: 0,
          minimumCents: 0,
          missingCents: 0,
          isBlocked: false,
          depositCents: 0,
          deliveryCents: 0,
          toFreeCents: null,
          handlingCents: 0,
          surchargeCents: 0,
          discountCents: 0,
          tipCents: 0,
        },
      }),
    ),
  );
  const path = '/admin/orders-new/chat/:chatId';
  const rendered = renderScreen(<NewOrderPage />, { path, at: `/admin/orders-new/chat/${CHAT}` });
  return { wire, person: userEvent.setup(), ...rendered };
}

const written = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

test('an order beside a conversation begins with whoever asks, their number and their address', async () => {
  const { person, router } = open(kim);
  expect(await screen.findByText('Kunde: Kim Lang')).toBeTruthy();
  expect(['Nachname', 'Vorname', 'Telefon', 'E-Mail'].map(written)).toEqual([
    'Lang',
    'Kim',
    '0151 123',
    'kim@example.org',
  ]);
  await person.click(await screen.findByRole('radio', { name: 'Lieferung' }));
  await waitFor(() => expect(written('Straße und Hausnummer')).toBe('Am Platz 1'));
  expect([written('Postleitzahl'), written('Ort')]).toEqual(['10115', 'Berlin']);
  // Nothing was written by hand: one goes back without being asked.
  await person.click(screen.getByRole('link', { name: 'Zum Gespräch' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/chat/${CHAT}`));
});

test('who has no record is written down as they called themselves', async () => {
  open(null);
  await waitFor(() => expect(written('Nachname')).toBe('Neu'));
  expect([written('Vorname'), written('E-Mail')]).toEqual(['Ada', 'ada@example.org']);
  expect(screen.queryByText(/^Bekannt/)).toBeNull();
});
