import { lockApi } from '@fachwerk/lockers/contract-lock';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Hit, searchApi } from '../contract.ts';
import { useFound } from './found.tsx';

afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const box = { id: idOf(1), number: '19' };
const hits: Hit[] = [
  { kind: 'box', id: box.id, name: '19', about: 'Berlin Alexanderplatz', box, startsAt: null, endsAt: null },
  {
    kind: 'rental',
    id: idOf(2),
    name: 'Anna Möller',
    about: 'Berlin Alexanderplatz',
    box,
    startsAt: null,
    endsAt: new Date('2026-03-01T12:00Z'),
  },
  {
    kind: 'customer',
    id: idOf(3),
    name: 'Anna Möller',
    about: 'anna@example.org',
    box: null,
    startsAt: null,
    endsAt: null,
  },
  { kind: 'invoice', id: idOf(4), name: '2026-000012', about: '4K7M-22AB', box: null, startsAt: null, endsAt: null },
];

function Rows({ words }: { words: string }) {
  const { found, note, dialog } = useFound(words);
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <p>{note}</p>
      {found.map(({ id, label, about, run }) => (
        <button key={id} type="button" onClick={run}>
          {label} | {about}
        </button>
      ))}
      {dialog}
    </>
  );
}

function show(capabilities: string[], ...answers: Parameters<typeof fakeWire>) {
  showWords('anna', capabilities, ...answers);
}
function showWords(words: string, capabilities: string[], ...answers: Parameters<typeof fakeWire>) {
  startSession('token', { id: idOf(9), capabilities });
  fakeWire(...answers);
  renderScreen(<Rows words={words} />, { path: '/*', at: '/admin/users' });
}
const lines = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);

test('what is found says what it is, and a box can be opened once, where one is', async () => {
  show(
    ['locks.open'],
    answering(searchApi.find, { hits }),
    refusing(lockApi.find, 503, 'server.busy', 'Gerade nicht.'),
  );
  expect(await lines()).toEqual([
    'Fach 19 | Berlin Alexanderplatz',
    'Fach 19 öffnen | Berlin Alexanderplatz',
    'Anna Möller in Fach 19 | Berlin Alexanderplatz · bis 01.03.2026, 13:00',
    'Anna Möller | anna@example.org',
    'Rechnung 2026-000012 | zu Bestellung 4K7M-22AB',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Fach 19 öffnen/ }));
  expect(await screen.findByRole('dialog', { name: 'Fach 19 öffnen' })).toBeTruthy();
  expect(screen.getByText('/admin/users')).toBeTruthy();
});

test('who types that it is to be opened finds that first', async () => {
  showWords('fach 19 öffnen', ['locks.open'], answering(searchApi.find, { hits }));
  expect((await lines()).slice(0, 2)).toEqual([
    'Fach 19 öffnen | Berlin Alexanderplatz',
    'Fach 19 | Berlin Alexanderplatz',
  ]);
});

test('it leads to the record', async () => {
  show([], answering(searchApi.find, { hits }));
  await userEvent.click(await screen.findByRole('button', { name: /^Anna Möller in/ }));
  expect(screen.getByText(`/admin/access-rights/${idOf(2)}`)).toBeTruthy();
});

test('an appointment is opened in the calendar, on its day', async () => {
  const startsAt = new Date('2026-03-01T23:30Z');
  const kim: Hit = {
    kind: 'appointment',
    id: idOf(5),
    name: 'Kim',
    about: 'Schnitt · Tina',
    box: null,
    startsAt,
    endsAt: null,
  };
  show([], answering(searchApi.find, { hits: [kim] }));
  expect(await lines()).toEqual(['Kim | 02.03.2026, 00:30 · Schnitt · Tina']);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText(`/admin/appointments?view=day&day=2026-03-02&id=${idOf(5)}`)).toBeTruthy();
});

test('who may not open boxes is not offered it', async () => {
  show([], answering(searchApi.find, { hits }));
  expect((await lines()).filter((line) => line?.includes('öffnen'))).toEqual([]);
});

test('a search that does not answer says so', async () => {
  show([], refusing(searchApi.find, 503, 'server.busy', 'Gerade ist viel los.'));
  expect(await screen.findByText('Die Suche ist zurzeit nicht verfügbar.')).toBeTruthy();
});
