import { dayOf } from '@fachwerk/base/time';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type DayReport, dayReportApi } from '../contract.ts';
import { USUAL_ACCOUNTS } from '../rules/ledger.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DayReportScreen } from './day-report.tsx';

afterEach(cleanup);
const ID = '00000000-0000-4000-8000-000000000900';
const report: DayReport = {
  on: '2026-03-02',
  company: { name: 'Zeitlager City', isFranchisor: true },
  turnover: {
    invoices: 3,
    credits: 1,
    netCents: 4000,
    vatCents: 381,
    grossCents: 4381,
    rates: [{ vatPercent: 7, netCents: 4000, vatCents: 381, grossCents: 4381 }],
  },
  giftsSold: { count: 1, cents: 5000 },
  payments: [{ option: 'cash', count: 2, receivedCents: 4881, refundedCents: 500 }],
  kinds: [{ kind: 'tip', cents: 600 }],
  deliveries: [{ type: 'delivery', count: 3, cents: 4881 }],
  cancelled: { count: 1, cents: 1627 },
  open: { count: 0, cents: 0 },
};
const saved = {
  chart: 'skr03',
  consultantNumber: 29098,
  clientNumber: 55003,
  accounts: USUAL_ACCOUNTS.skr03,
  savedAt: new Date(),
  savedBy: 'Toni',
} as const;
const file = { fileName: 'x.csv', contentType: 'text/csv', base64: btoa('x') };

function open(at: string, settings: typeof saved | null = saved, rights = ['day_reports.read', 'day_reports.ledger']) {
  startSession('token-of-the-test', { id: ID, capabilities: rights });
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: () => {} });
  const wire = fakeWire(
    answering(dayReportApi.show, report),
    answering(dayReportApi.showLedger, { settings }),
    answering(dayReportApi.saveLedger, { settings: saved }),
    answering(dayReportApi.exportLedger, file),
    answering(dayReportApi.export, file),
  );
  renderScreen(<DayReportScreen />, { path: '/admin/day-report', at });
  return { wire, person: userEvent.setup() };
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(plain);

test('a day shows turnover by rate, money by way to pay, tips and what was cancelled', async () => {
  const { wire, person } = open('/admin/day-report?on=2026-03-02');
  expect(await screen.findByText(/Nur Zeitlager City, ohne Franchisenehmer/)).toBeTruthy();
  expect(await rowsOf('Umsatz nach Mehrwertsteuer')).toEqual([
    '7 % MwSt.40,00 €3,81 €43,81 €',
    '3 Rechnungen, 1 Korrektur40,00 €3,81 €43,81 €',
    'Zusätzlich verkaufte Geschenkgutscheine (Umsatz erst bei Einlösung)50,00 €',
  ]);
  expect(await rowsOf('Zahlungen')).toEqual(['Bar248,81 €5,00 €', 'Summe48,81 €5,00 €']);
  expect(await rowsOf('Umsatz nach Lieferart')).toEqual(['Lieferung348,81 €']);
  expect(await rowsOf('Verkäufe nach Art')).toEqual(['Trinkgeld6,00 €']);
  await person.click(screen.getByRole('button', { name: 'Vortag' }));
  await waitFor(() => expect(wire.calls(dayReportApi.show).at(-1)?.query.get('on')).toBe('2026-03-01'));
  await person.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(wire.calls(dayReportApi.export)[0]?.query.get('on')).toBe('2026-03-01'));
});

test('a day to come, or none, is today, and there is none after it', async () => {
  const { wire } = open('/admin/day-report?on=2990-01-01');
  await rowsOf('Zahlungen');
  expect(wire.calls(dayReportApi.show)[0]?.query.get('on')).toBe(dayOf(new Date()).toString());
  expect(screen.getByRole('button', { name: 'Folgetag' }).hasAttribute('disabled')).toBe(true);
});

test('before the first export the adviser’s numbers are asked for; a chart brings its accounts', async () => {
  const { wire, person } = open('/admin/day-report', null);
  await person.click(await screen.findByRole('button', { name: 'Export einrichten' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: 'Kontenrahmen' }));
  await person.click(await screen.findByRole('option', { name: 'SKR04' }));
  expect((dialog.getByLabelText('Kasse') as HTMLInputElement).value).toBe('1600');
  await person.clear(dialog.getByLabelText('Beraternummer'));
  await person.type(dialog.getByLabelText('Beraternummer'), '29098');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(dayReportApi.saveLedger)).toHaveLength(1));
  expect(wire.calls(dayReportApi.saveLedger)[0]?.body).toMatchObject({
    chart: 'skr04',
    consultantNumber: 29098,
    accounts: USUAL_ACCOUNTS.skr04,
  });
});

test('the month before is exported with one press; who may not does not see it', async () => {
  const { wire, person } = open('/admin/day-report');
  await person.click(await screen.findByRole('button', { name: 'Monat exportieren' }));
  const lastMonth = dayOf(new Date()).subtract({ months: 1 }).toString().slice(0, 7);
  await waitFor(() => expect(wire.calls(dayReportApi.exportLedger)[0]?.query.get('month')).toBe(lastMonth));
  cleanup();
  open('/admin/day-report', saved, ['day_reports.read']);
  await rowsOf('Zahlungen');
  expect(screen.queryByText('Export für DATEV')).toBeNull();
});

test('nobody takes the report for that of a till: it is said on the screen and on the paper', async () => {
  open('/admin/day-report');
  expect(await screen.findByText('Keine Registrierkasse')).toBeTruthy();
  expect(screen.getByText(/keine technische Sicherheitseinrichtung \(TSE\) nach § 146a AO/)).toBeTruthy();
  expect(adminDe['day_report.no_till']).toContain('TSE');
});
