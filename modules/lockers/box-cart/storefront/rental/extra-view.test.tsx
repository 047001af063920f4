import type { SiteRental } from '@fachwerk/active-rentals/contract';
import { showPage } from '@fachwerk/site/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { View } from './extra-view.tsx';

afterEach(cleanup);

const ENDS = new Date('2026-03-01T10:00:00Z');
const rental: SiteRental = {
  id: '01890000-0000-7000-8000-000000000001',
  phase: 'overrun',
  locationId: '01890000-0000-7000-8000-000000000002',
  locationName: 'Hauptplatz',
  address: 'Hauptplatz 1',
  contractParty: 'City',
  boxNumber: '7',
  sizeCode: 'S',
  orderNumber: '2G5J-1QGW',
  orderHash: 'h',
  startsAt: new Date('2026-03-01T08:00:00Z'),
  endsAt: ENDS,
  graceUntil: new Date('2026-03-01T13:00:00Z'),
  overrunFrom: ENDS,
  endedAt: null,
  timeZone: 'Europe/Berlin',
  paidCents: 400,
  refundedCents: 0,
  dueCents: 800,
  chargeCents: 0,
  chargedFrom: null,
  graceMinutes: 180,
  overrunSince: 'booked_end',
  overrunCentsPerHour: 200,
  pin: '',
  doorState: 'closed',
  isOpen: false,
  extendableUntil: null,
  whyNotOpen: null,
  whyNotEnd: null,
  whyNotExtend: null,
  reviewLink: '',
  help: { phone: '', whatsapp: '' },
  helpAskedAt: null,
  openedByStaffAt: null,
};
const show = (change: Partial<SiteRental>) =>
  showPage(View, { data: { key: 'k', rental: { ...rental, ...change } }, texts: siteDe });
const over = { phase: 'ended', endedAt: new Date('2026-03-01T13:30:00Z') } as const;

test('while the box is in use, paying opens it again', () => {
  show({});
  expect(screen.getByText(/^Gebucht bis .*11:00\. Das Fach öffnet sich nach der Nachzahlung wieder\.$/)).toBeTruthy();
});

test('a box that was given back is said to be: nothing opens again, and it costs no more', () => {
  show(over);
  expect(screen.getByRole('heading', { level: 1, name: siteDe['extra.question_ended'] })).toBeTruthy();
  expect(screen.getByText(/^Gebucht bis .*11:00, beendet .*14:30\. Weitere Kosten entstehen nicht\.$/)).toBeTruthy();
  cleanup();
  show({ ...over, dueCents: 0 });
  expect(screen.getByText(siteDe['extra.nothing_due_ended'])).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/öffne/);
});

test('a charge by staff says what it is for; with overrun both parts are named', () => {
  show({ phase: 'running', dueCents: 400, chargeCents: 400 });
  expect(screen.getByRole('heading', { level: 1, name: 'Mehrpreis' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/angefangene Stunde/);
  cleanup();
  show({ dueCents: 1200, chargeCents: 400 });
  expect(screen.getByText('Davon Mehrpreis').parentElement?.textContent).toMatch(/4,00/);
  expect(screen.getByText('Davon Überziehung').parentElement?.textContent).toMatch(/8,00/);
});
