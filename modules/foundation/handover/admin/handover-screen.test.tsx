import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Handover, handoverApi } from '../contract.ts';
import { HandoverScreen } from './handover-screen.tsx';

const idOf = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const PATH = '/admin/handover';
const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);

const handover = (given: Partial<Handover> = {}): Handover => ({
  from: new Date('2026-11-18T17:00:00Z'),
  to: at('06:00'),
  comparedFrom: new Date('2026-11-11T17:00:00Z'),
  comparedTo: new Date('2026-11-12T06:00:00Z'),
  lastVisitAt: null,
  open: [],
  figures: [],
  people: null,
  notes: [],
  locations: [],
  colleagues: [],
  mailPlan: { isOn: false, atMinute: 420, weekdays: [1, 2, 3, 4, 5] },
  ...given,
});
const note = (last: number, given: Partial<Handover['notes'][number]> = {}): Handover['notes'][number] => ({
  id: idOf(last),
  companyName: '',
  text: 'Fach 14 klemmt',
  written: { name: 'Anna Alt', at: at('05:00') },
  isOwn: false,
  done: null,
  seenBy: [],
  ...given,
});

function open(given: Partial<Handover> = {}, path = PATH, capabilities = ['handover.read', 'handover.write']) {
  startSession('token', { id: idOf(8), capabilities });
  const wire = fakeWire(
    answering(handoverApi.show, handover(given)),
    answering(handoverApi.visit, {}),
    answering(handoverApi.addNote, { id: idOf(9) }),
    answering(handoverApi.markNote, {}),
    answering(handoverApi.planMail, { isOn: true, atMinute: 420, weekdays: [1] }),
  );
  const shown = renderScreen(<HandoverScreen />, { path: PATH, at: path });
  const filters = () => wire.calls(handoverApi.show).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...shown };
}

test('what is open stands with its list, its level and its age, and leads there', async () => {
  const line = { title: 'Schloss klemmt', detail: 'Köln · 14', since: at('03:00'), path: `/admin/alerts/${idOf(1)}` };
  const lines = [{ ...line, id: idOf(1), level: 'urgent' as const }];
  open({ open: [{ name: 'alerts', label: 'Offene Meldungen', total: 7, path: '/admin/alerts', lines }] });
  const rows = within(await screen.findByRole('list', { name: 'Offene Meldungen' }));
  expect(rows.getByRole('link', { name: 'Schloss klemmt' }).getAttribute('href')).toBe(line.path);
  expect(rows.getByRole('img', { name: 'Dringend' })).toBeTruthy();
  expect(screen.getByText('Alle 7 ansehen').getAttribute('href')).toBe('/admin/alerts');
});

test('a shift with nothing open says so; whoever may not read the log has no activities', async () => {
  open();
  expect(await screen.findByText('Nichts offen')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Tätigkeiten' })).toBeNull();
});

test('a figure stands beside the one of the weeks before', async () => {
  const figure = { name: 'revenue', label: 'Umsatz', unit: 'cents' as const, value: 65_000, before: 9800, path: '/x' };
  open({ figures: [figure] });
  const link = await screen.findByRole('link', { name: /Umsatz/ });
  expect(link.textContent).toMatch(/650,00.€davor 98,00.€/);
  expect(link.getAttribute('href')).toBe('/x');
});

test('the period, the place and the person stand in the address, and are asked for', async () => {
  const given = {
    lastVisitAt: at('01:00'),
    locations: [1, 2].map((last) => ({ id: idOf(last), name: `Ort ${last}` })),
  };
  const { filters, person, router } = open(given, `${PATH}?person=${idOf(5)}`);
  await waitFor(() => expect(filters().at(-1)).toEqual({ since: 'evening', personId: idOf(5) }));
  await person.click(await screen.findByRole('radio', { name: 'Seit meinem letzten Besuch' }));
  await waitFor(() => expect(filters().at(-1)).toEqual({ since: 'visit', personId: idOf(5) }));
  expect(router.state.location.search).toBe(`?person=${idOf(5)}&since=visit`);
});

test('an own period that ends before it begins is refused at its field, and not asked for', async () => {
  const { wire } = open({}, `${PATH}?since=own&from=2999-01-01T00:00`);
  expect(await screen.findByText(/endet, bevor er beginnt/)).toBeTruthy();
  expect(wire.calls(handoverApi.show)).toEqual([]);
});

test('a note is written, and ticked', async () => {
  const { wire, person } = open({
    notes: [note(1), note(2, { text: 'Alt', done: { name: 'Bert', at: at('05:30') } })],
  });
  await person.type(await screen.findByLabelText('Neue Notiz'), 'Kaffee ist leer');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() =>
    expect(wire.calls(handoverApi.addNote).map(({ body }) => body)).toEqual([{ text: 'Kaffee ist leer' }]),
  );
  await person.click(screen.getByRole('checkbox', { name: 'Notiz abhaken: Fach 14 klemmt' }));
  await waitFor(() => expect(wire.calls(handoverApi.markNote).map(({ body }) => body)).toEqual([{ isDone: true }]));
  expect(screen.getByText('1 erledigte Notiz')).toBeTruthy();
});

test('whoever may only read writes and ticks nothing', async () => {
  open({ notes: [note(1)] }, PATH, ['handover.read']);
  expect((await screen.findByRole('checkbox')).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByLabelText('Neue Notiz')).toBeNull();
});

test('the e-mail is chosen in a dialog', async () => {
  const { wire, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Per E-Mail erhalten' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const day of ['Di', 'Mi', 'Do', 'Fr']) await person.click(dialog.getByRole('checkbox', { name: day }));
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(wire.calls(handoverApi.planMail).map(({ body }) => body)).toEqual([
      { isOn: true, atMinute: 420, weekdays: [1] },
    ]),
  );
});

test('the visit is noted once, and a failure can be tried again', async () => {
  const wire = fakeWire(
    refusing(handoverApi.show, 500, 'server.defect', 'Es ist ein Fehler aufgetreten.'),
    answering(handoverApi.visit, {}),
  );
  renderScreen(<HandoverScreen />, { path: PATH, at: PATH });
  expect(await screen.findByRole('button', { name: /versuchen|laden/i })).toBeTruthy();
  expect(wire.calls(handoverApi.visit)).toHaveLength(1);
});
