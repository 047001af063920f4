import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type VisitFigures, visitApi } from '../contract.ts';
import { Visitors } from './visitors.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1440 }));
afterEach(cleanup);

const figures: VisitFigures = {
  from: '2026-02-24',
  to: '2026-03-02',
  sums: { visitors: 1500, views: 3300 },
  before: { visitors: 1000, views: 3300 },
  steps: [{ on: '2026-03-02', visitors: 1500, views: 3300 }],
  pages: [
    { path: '/', visitors: 1200, views: 2000 },
    { path: '/%C3%BCber-uns', visitors: 300, views: 1300 },
  ],
  sources: [{ name: '', visitors: 900 }],
  campaigns: [],
  devices: [{ name: 'phone', visitors: 1500 }],
  funnels: [
    {
      journey: 'shop',
      overallPercent: 10,
      steps: [
        { stage: 'item', visitors: 800, stayedPercent: null, left: 0 },
        { stage: 'cart', visitors: 200, stayedPercent: 25, left: 600 },
        { stage: 'till', visitors: 160, stayedPercent: 80, left: 40 },
        { stage: 'payment', visitors: 90, stayedPercent: 56, left: 70 },
        { stage: 'order', visitors: 80, stayedPercent: 89, left: 10 },
      ],
    },
  ],
};
const settings = { isCounting: true, honoursSignals: true, savedAt: null, savedBy: '' };

function open(at: string, shown = figures, rights = ['visits.read', 'visits.manage']) {
  startSession('token-of-the-test', { id: '00000000-0000-4000-8000-000000000900', capabilities: rights });
  const wire = fakeWire(
    answering(visitApi.show, shown),
    answering(visitApi.settings, settings),
    answering(visitApi.saveSettings, { ...settings, isCounting: false }),
  );
  renderScreen(<Visitors />, { path: '/admin/visitors', at });
  return { wire, person: userEvent.setup() };
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the figures stand beside the time before, as numbers, as a course and as tables', async () => {
  const { wire, person } = open('/admin/visitors?period=week');
  expect(await screen.findByText('50 % mehr als in den 7 Tagen davor (1.000)')).toBeTruthy();
  expect(screen.getByText('unverändert gegenüber den 7 Tagen davor')).toBeTruthy();
  expect(await rowsOf('Verlauf')).toEqual(['02.03.1.5003.300']);
  expect(await rowsOf('Seiten')).toEqual(['Startseite1.2002.000', '/über-uns3001.300']);
  expect(await rowsOf('Herkunft der Besucher')).toEqual(['Direkt oder unbekannt900']);
  expect(await rowsOf('Geräte')).toEqual(['Telefon1.500']);
  await person.click(screen.getByRole('radio', { name: 'Heute' }));
  await waitFor(() => expect(wire.calls(visitApi.show).at(-1)?.query.get('period')).toBe('today'));
  expect(await screen.findByText('gestern: 1.000')).toBeTruthy();
});

test('where nobody came it says what comes next; a failure can be tried again', async () => {
  const { wire } = open('/admin/visitors', { ...figures, sums: { visitors: 0, views: 0 } });
  expect(await screen.findByText('Keine Besucher in diesem Zeitraum')).toBeTruthy();
  cleanup();
  open('/admin/visitors');
  wire.now();
  fakeWire(answering(visitApi.settings, settings), refusing(visitApi.show, 500, 'server.defect', 'Kaputt'));
  renderScreen(<Visitors />, { path: '/admin/visitors', at: '/admin/visitors' });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});

test('a switch is the change; who may not sees it and cannot', async () => {
  const { wire, person } = open('/admin/visitors');
  await person.click(await screen.findByRole('switch', { name: /^Besucher zählen/ }));
  await waitFor(() =>
    expect(wire.calls(visitApi.saveSettings)[0]?.body).toEqual({ isCounting: false, honoursSignals: true }),
  );
  cleanup();
  open('/admin/visitors', figures, ['visits.read']);
  expect((await screen.findByRole('switch', { name: /^Besucher zählen/ })).hasAttribute('disabled')).toBe(true);
});

test('the way to an order says at each step how many went on, and where most are lost', async () => {
  open('/admin/visitors');
  const way = await screen.findByRole('region', { name: 'Vom Artikel zur Bestellung' });
  const steps = within(way)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(steps).toEqual([
    'Artikel oder Karte800',
    '25 % gehen weiterAbsprünge: 600Größter VerlustWarenkorb200',
    '80 % gehen weiterAbsprünge: 40Kasse160',
    '56 % gehen weiterAbsprünge: 70Zahlung90',
    '89 % gehen weiterAbsprünge: 10Bestellung80',
  ]);
  expect(way.textContent).toContain('10\u00a0% erreichen den letzten Schritt');
});
