import { fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { ALL, idOf, inMinutes, Line, listing, overrun, plain, rightLike, signIn, stats } from '../rights.for-tests.ts';
import { OverrunsTile } from './tile-overruns.tsx';
import { RentalsTile } from './tile-rentals.tsx';

beforeEach(() => signIn(...ALL));
afterEach(() => vi.unstubAllGlobals());

test('the day in numbers, every one with its list', async () => {
  fakeWire(stats());
  renderScreen(<RentalsTile size="tile" />);
  await screen.findByText('Mieten beginnen heute');
  const links = screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')]);
  expect(links.slice(0, 3)).toEqual([
    [
      '5 Mieten beginnen heute',
      '/admin/access-rights?tab=all&phase=booked&phase=running&phase=grace&phase=overrun&phase=ended&time=begins',
    ],
    ['7 laufen gerade', '/admin/access-rights?tab=active'],
    ['3 enden in der nächsten Stunde', '/admin/access-rights?tab=active&time=hour'],
  ]);
  expect(links[3]![0]).toBe('120,00 € Umsatz heute');
  expect(wordsOf(screen.getByText(/Vorwoche/))).toBe('20 % mehr · Vorwoche, gleiche Uhrzeit: 100,00 €');
});

/** The week before stands in a part of its own, which a phone leaves out elsewhere. */
const wordsOf = (part: HTMLElement) => plain((part.closest('[title]') ?? part).textContent);

const comparisons = [
  [9000, 10_000, '10 % weniger · Vorwoche, gleiche Uhrzeit: 100,00 €'],
  [10_000, 10_000, 'gleich viel · Vorwoche, gleiche Uhrzeit: 100,00 €'],
  [10_000, 0, 'Vorwoche ohne Umsatz'],
] as const;
for (const [revenueTodayCents, revenueSameDayLastWeekCents, words] of comparisons) {
  test(`${revenueTodayCents} against ${revenueSameDayLastWeekCents} is „${words}“`, async () => {
    fakeWire(stats({ revenueTodayCents, revenueSameDayLastWeekCents }));
    renderScreen(<RentalsTile size="tile" />);
    expect(wordsOf(await screen.findByText(/Vorwoche/))).toBe(words);
  });
}

test('the three that are overrun longest, with what is due', async () => {
  const late = (number: number, minutes: number) =>
    rightLike(number, { ...overrun, endsAt: inMinutes(-minutes), dueCents: number * 100 });
  const wire = fakeWire(stats({ overruns: 4 }), listing(late(2, 900), late(4, 600), late(1, 300)));
  renderScreen(<OverrunsTile size="tile" />);
  expect((await screen.findByRole('link', { name: '4 Mieten sind überzogen' })).getAttribute('href')).toBe(
    '/admin/access-rights?tab=overrun',
  );
  // The server chooses: among thousands nobody has to look here.
  expect(wire.calls(accessRightApi.list).at(-1)!.body).toEqual({
    filter: { phases: ['overrun'], order: 'first_ending', limit: 3 },
  });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(rows).toEqual([
    expect.stringMatching(/^Kim Kunde 2 · Fach 2, Berlin Hauptbahnhofseit 15 Std. vorbei2,00 €/),
    expect.stringMatching(/^Kim Kunde 4/),
    expect.stringMatching(/^Kim Kunde 1/),
  ]);
  expect(screen.getByRole('link', { name: /Kim Kunde 2/ }).getAttribute('href')).toBe(
    `/admin/access-rights/${idOf(2)}?tab=overrun`,
  );
});

test('nobody over time is good news, until somebody is', async () => {
  const wire = fakeWire(stats({ overruns: 0 }), listing());
  renderScreen(<OverrunsTile size="tile" />);
  expect(await screen.findByText('Keine überzogenen Mieten.')).toBeTruthy();
  wire.now(stats({ overruns: 1 }), listing(rightLike(1, overrun)));
  Line.last!.open();
  Line.last!.hint([idOf(1)]);
  expect(await screen.findByText('Miete ist überzogen')).toBeTruthy();
});

test('a tile without an answer says so', async () => {
  fakeWire(refusing(accessRightApi.stats, 500, 'server.defect', 'Da ging etwas schief.'));
  renderScreen(<RentalsTile size="tile" />);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});
