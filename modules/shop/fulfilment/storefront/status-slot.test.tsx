import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SiteFulfilment } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';
import { Part } from './status-slot.tsx';

afterEach(cleanup);

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);

const status = (given: Partial<SiteFulfilment> = {}): SiteFulfilment => ({
  orderHash: 'hash-of-the-order-0001',
  type: 'delivery',
  state: 'accepted',
  wishedAt: null,
  promisedAt: at('18:40'),
  address: {
    name: 'Kim Kunde',
    company: '',
    street: 'Gasse 1',
    addition: '',
    postcode: '04109',
    city: 'Leipzig',
    country: 'DE',
    phone: '',
  },
  tableName: '',
  note: '',
  parcels: [],
  reached: [
    { state: 'new', at: at('18:00') },
    { state: 'accepted', at: at('18:03') },
  ],
  dueCents: 2150,
  reason: '',
  shop: { name: 'Trattoria', phone: '0341 999', street: 'Markt 1', postcode: '04109', city: 'Leipzig' },
  timeZone: 'Europe/Berlin',
  ...given,
});
const show = (given?: Partial<SiteFulfilment>) =>
  showPage(({ data }: { data: SiteFulfilment }) => <Part given={null} data={data} />, {
    data: status(given),
    texts: siteDe,
  });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('the customer reads how far it is, the promised time, where it goes and what is to be paid', () => {
  show();
  expect(screen.getByText('Ihre Bestellung ist angenommen.')).toBeTruthy();
  expect(screen.getByText('19:40')).toBeTruthy();
  expect(screen.getByText('Kim Kunde, Gasse 1, 04109 Leipzig')).toBeTruthy();
  expect(plain(screen.getByText(/21,50/).textContent)).toBe('21,50 €');
  expect(screen.getByRole('link', { name: 'Trattoria anrufen' }).getAttribute('href')).toBe('tel:0341999');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    `${siteDe['status.step.new']}19:00`,
    `${siteDe['status.step.accepted']}19:03`,
    siteDe['status.step.prepared'],
    siteDe['status.step.on_way'],
    siteDe['status.step.done'],
  ]);
});

test('what is fetched is ready, not on its way', () => {
  show({ type: 'pickup', state: 'ready', address: null });
  expect(screen.getByText('Ihre Bestellung ist abholbereit.')).toBeTruthy();
  const current = screen.getAllByRole('listitem').find((step) => step.querySelector('[aria-current]'))!;
  expect(within(current).getByText(siteDe['status.step.ready'])).toBeTruthy();
  expect(screen.getByText('Trattoria, Markt 1, 04109 Leipzig')).toBeTruthy();
  expect(screen.queryByText('Fertig gegen')).toBeNull();
});

test('refused, it says why, and no way goes on', () => {
  show({ state: 'refused', reason: 'Der Ofen ist kaputt', dueCents: 0 });
  expect(screen.getByText('Die Bestellung wurde nicht angenommen')).toBeTruthy();
  expect(screen.getByText('Grund: Der Ofen ist kaputt')).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a parcel leads to the page of who carries it, and says nothing of the order there', () => {
  show({
    type: 'shipment',
    state: 'on_way',
    parcels: [
      { carrier: 'dhl', number: '00340434161094' },
      { carrier: 'other', number: 'KURIER-7' },
    ],
  });
  const link = screen.getByRole('link', { name: 'DHL 00340434161094' });
  expect(link.getAttribute('href')).toContain('piececode=00340434161094');
  expect(link.getAttribute('rel')).toContain('noreferrer');
  expect(screen.getByText('Anderer Versanddienst KURIER-7')).toBeDefined();
});
