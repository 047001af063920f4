import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPORTS, type ReportName, type Statistics, type StatisticsChoices, statisticsApi } from '../contract.ts';
import { NO_BOXES } from '../rules/figures.ts';
import { StatisticsScreen } from './statistics-screen.tsx';
import { StatisticTile } from './tile/statistic-tile.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: '00000000-0000-4000-8000-000000000900', capabilities: ['statistics.read'] });
});
afterEach(cleanup);

const PLACE = '00000000-0000-4000-8000-000000000001';
const [CITY, HAMBURG] = ['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000012'];
const ESPRESSO = '00000000-0000-4000-8000-000000000021';
const DAY = 86_400;
const now = { ...NO_BOXES, rentals: 3, revenueCents: 1500, takenSeconds: DAY / 2, offeredSeconds: DAY, openings: 7 };
const before = { ...NO_BOXES, rentals: 2, revenueCents: 1000, takenSeconds: DAY / 4, offeredSeconds: DAY };
const yearBefore = { ...NO_BOXES, rentals: 6, revenueCents: 3000, offeredSeconds: DAY };
const three = { now, before, yearBefore };

const NO_REPORTS = Object.fromEntries(REPORTS.map((name) => [name, null])) as Record<ReportName, null>;

const statistics: Statistics = {
  ...NO_REPORTS,
  shown: { from: '2026-03-01', to: '2026-03-02' },
  before: { from: '2026-02-01', to: '2026-02-02' },
  yearBefore: { from: '2025-03-01', to: '2025-03-02' },
  isRunning: true,
  step: 'day',
  rolledAt: new Date('2026-03-02T10:00:00Z'),
  boxes: {
    sums: three,
    steps: [
      { on: '2026-03-01', ...three },
      { on: '2026-03-02', now: NO_BOXES, before: NO_BOXES, yearBefore: NO_BOXES },
    ],
    companies: [],
    locations: [{ id: PLACE, name: 'Hauptbahnhof', ...three }],
    sizes: [{ id: 'S', name: 'S', ...three }],
    heat: [{ sizeCode: null, percents: Array.from({ length: 168 }, (_, at) => (at === 0 ? 40 : null)) }],
  },
};
const choices: StatisticsChoices = {
  companies: [
    { id: CITY, name: 'City' },
    { id: HAMBURG, name: 'Hamburg' },
  ],
  locations: [{ id: PLACE, companyId: CITY, name: 'Hauptbahnhof' }],
  sizes: [],
  items: [{ id: ESPRESSO, companyId: CITY, name: 'Espresso' }],
  months: ['2026-03', '2026-02'],
  isSubscribed: false,
};

function open(at: string, shown = statistics) {
  const wire = fakeWire(
    answering(statisticsApi.show, shown),
    answering(statisticsApi.filter, choices),
    answering(statisticsApi.subscribe, { isSubscribed: true }),
  );
  renderScreen(<StatisticsScreen />, { path: '/statistics', at });
  return { wire, person: userEvent.setup() };
}

test('figures stand beside what they are held against, in words, and lead to their rows', async () => {
  const { person } = open('/statistics?at=2026-03');
  expect(await screen.findByText('50 % mehr (10,00 €)')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^15,00.€, Mietumsatz$/ });
  expect(link.getAttribute('href')).toBe('/admin/access-rights?tab=all&time=own&from=2026-03-01&to=2026-03-02');
  const rows = within(screen.getByRole('region', { name: 'Vermietung im Verlauf' })).getAllByRole('row');
  expect(within(rows[2]!).getByRole('link').getAttribute('href')).toContain('from=2026-03-01&to=2026-03-01');
  expect(screen.getByTitle('Montag, 0 bis 1 Uhr: 40 %')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Vergleich'), 'yearBefore');
  expect(await screen.findByText('50 % weniger (30,00 €)')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Mietumsatz (Vorjahr)' })).toBeTruthy();
  const faults = screen.getByRole('link', { name: /, Störungen$/ });
  expect(faults.getAttribute('href')).toBe('/admin/alerts?state=all&from=2026-03-01&to=2026-03-02');
});

test('a time that was not counted from its first day on is compared with nothing', async () => {
  const [step] = statistics.boxes!.steps;
  const alone = { now, before, yearBefore: null };
  const boxes = { ...statistics.boxes!, sums: alone, steps: [{ ...step!, yearBefore: null }] };
  open('/statistics?at=2026-03&compare=yearBefore', { ...statistics, boxes });
  expect(await screen.findAllByText('kein Vergleich')).toHaveLength(8);
  expect(screen.queryByRole('columnheader', { name: /Vorjahr/ })).toBeNull();
});

test('what is chosen is asked for and stands in the address', async () => {
  const { wire, person } = open('/statistics?at=2026-03');
  await screen.findByText('50 % mehr (10,00 €)');
  await person.selectOptions(screen.getByLabelText('Betreiber'), HAMBURG);
  await waitFor(() =>
    expect(wire.calls(statisticsApi.show).at(-1)?.body).toMatchObject({ filter: { companyIds: [HAMBURG] } }),
  );
  await person.click(screen.getByRole('radio', { name: 'Jahr' }));
  await waitFor(() =>
    expect(wire.calls(statisticsApi.show).at(-1)?.body).toMatchObject({ filter: { period: 'year' } }),
  );
  await person.click(screen.getByRole('switch', { name: /Monatlich per E-Mail/ }));
  await waitFor(() => expect(wire.calls(statisticsApi.subscribe)[0]?.body).toEqual({ isSubscribed: true }));
});

test('an item is looked for by name; its figures lead to the orders that have it, and its place is let go of', async () => {
  const figures = { now: { orders: 2, quantity: 3, cents: 750 }, before: null, yearBefore: null };
  const item = {
    id: ESPRESSO,
    name: 'Espresso',
    sums: figures,
    steps: [{ on: '2026-03-01', ...figures }],
    types: [{ id: 'pickup', name: 'pickup', ...figures }],
  };
  const { wire, person } = open(`/statistics?at=2026-03&location=${PLACE}`, { ...statistics, boxes: null, item });
  await person.click(await screen.findByRole('combobox', { name: 'Artikel' }));
  await person.click(await screen.findByRole('option', { name: 'Espresso' }));
  await waitFor(() =>
    expect(wire.calls(statisticsApi.show).at(-1)?.body).toEqual({
      filter: { period: 'month', at: '2026-03', itemId: ESPRESSO },
    }),
  );
  const orders = `from=2026-03-01&to=2026-03-02&item=${ESPRESSO}`;
  const quantity = screen.getByRole('link', { name: '3, Menge' });
  expect(quantity.getAttribute('href')).toBe(`/admin/orders-list?${orders}`);
  expect(screen.getByRole('link', { name: 'Abholung' }).getAttribute('href')).toContain('type=pickup&item=');
});

test('where there is nothing it says what comes next; a failure can be tried again', async () => {
  open('/statistics', { ...statistics, boxes: null });
  expect(await screen.findByText('Keine Zahlen in diesem Zeitraum')).toBeTruthy();
  cleanup();
  fakeWire(answering(statisticsApi.filter, choices), refusing(statisticsApi.show, 500, 'server.defect', 'Kaputt'));
  renderScreen(<StatisticsScreen />, { path: '/statistics', at: '/statistics' });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});

test('the tile says value, old value and direction of a month, and leads to the rows', async () => {
  const wire = fakeWire(
    answering(statisticsApi.overview, {
      items: [{ name: 'revenue', value: 1500, oldValue: 1000, sign: 'up', spark: [0, 1500] }],
    }),
  );
  renderScreen(<StatisticTile size="tile" />, { path: '/admin/dashboard', at: '/admin/dashboard' });
  expect((await screen.findByRole('link', { name: /Mietumsatz/ })).textContent).toContain('davor 10,00');
  expect(screen.getByRole('img', { name: 'gestiegen' })).toBeTruthy();
  const person = userEvent.setup();
  const months = screen.getByLabelText<HTMLSelectElement>('Monat');
  await person.selectOptions(months, months.options[1]!.value);
  await waitFor(() => expect(wire.calls(statisticsApi.overview).at(-1)?.query.get('month')).toBe(months.value));
});
