import { BERLIN, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { stubLiveLine } from '@fachwerk/react/live-line';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WallChange, wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { WallPage } from '../wall/wall-page.tsx';
import { ALL, boxLike, signIn, summaryLike, wallLike } from '../wall.for-tests.ts';

const PATH = '/admin/real-time-monitoring/:locationId?/:boxId?';

const change = (
  box: number,
  at: string,
  state: WallChange['state'],
  doorState: WallChange['doorState'] = 'closed',
) => ({
  at: new Date(at),
  boxId: idOf(box),
  state,
  lockState: 'locked' as const,
  doorState,
  isOnline: true,
});

/** Friday the 13th: box 1 is rented at 10:00 and opened at 14:00 in Berlin; box 2 was not there yet. */
const past = {
  start: [change(1, '2026-11-10T08:00:00Z', 'free')],
  changes: [change(1, '2026-11-13T09:00:00Z', 'rented'), change(1, '2026-11-13T13:00:00Z', 'rented', 'open')],
};

function open(at: string) {
  const wire = fakeWire(
    answering(wallApi.wall, wallLike([boxLike(1, { state: 'alarm' }), boxLike(2)])),
    answering(wallApi.summaries, { walls: [summaryLike()] }),
    answering(wallApi.history, past),
  );
  const screen = renderScreen(<WallPage />, { path: PATH, at: `/admin/real-time-monitoring/${BERLIN}?at=${at}` });
  return { wire, ...screen, person: userEvent.setup() };
}

beforeEach(() => {
  stubLiveLine();
  signIn(...ALL.filter((capability) => capability !== 'logs.read'));
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const doorOf = (number: number) =>
  [...document.querySelectorAll('[data-state][data-door]')].find((door) =>
    door.textContent?.startsWith(`Fach ${number},`),
  );
const looksOf = (number: number) => [
  doorOf(number)?.getAttribute('data-state'),
  doorOf(number)?.getAttribute('data-door'),
];

test('the wall shows what it looked like then, says so, and nothing can be opened', async () => {
  const { wire } = open('2026-11-13T12:20:00Z');
  expect(await screen.findByText('Wiedergabe: 13.11.2026, 13:20')).toBeTruthy();
  expect(screen.getByText(adminDe['replay.past'])).toBeTruthy();
  await waitFor(() => expect(looksOf(1)).toEqual(['rented', 'closed']));
  expect(looksOf(2)[0]).toBe('none');
  expect(document.querySelector('[data-box]')).toBeNull();
  const { query } = wire.calls(wallApi.history)[0]!;
  expect([query.get('from'), query.get('to')]).toEqual(['2026-11-12T23:00:00.000Z', '2026-11-13T23:00:00.000Z']);
});

test('one jumps from event to event, and no further than there are any', async () => {
  const { person } = open('2026-11-13T08:00:00Z');
  await waitFor(() => expect(looksOf(1)).toEqual(['free', 'closed']));
  const next = screen.getByRole('button', { name: adminDe['replay.next'] });
  await person.click(next);
  expect(screen.getByText('Wiedergabe: 13.11.2026, 10:00')).toBeTruthy();
  expect(looksOf(1)).toEqual(['rented', 'closed']);
  await person.click(next);
  expect(looksOf(1)).toEqual(['rented', 'open']);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: adminDe['replay.previous'] }));
  expect(screen.getByText('Wiedergabe: 13.11.2026, 10:00')).toBeTruthy();
});

test('the slider moves within the day and says the time', async () => {
  open('2026-11-13T08:00:00Z');
  await waitFor(() => expect(looksOf(1)).toEqual(['free', 'closed']));
  const slider = screen.getByRole('slider', { name: adminDe['replay.slider'] });
  fireEvent.change(slider, { target: { value: String(Date.parse('2026-11-13T13:30:00Z')) } });
  expect(slider.getAttribute('aria-valuetext')).toBe('14:30');
  expect(looksOf(1)).toEqual(['rented', 'open']);
});

test('playing moves on by itself until it is stopped', async () => {
  const { person } = open('2026-11-13T08:59:30Z');
  await waitFor(() => expect(looksOf(1)).toEqual(['free', 'closed']));
  await person.click(screen.getByRole('button', { name: adminDe['replay.play'] }));
  await waitFor(() => expect(looksOf(1)).toEqual(['rented', 'closed']));
  await person.click(screen.getByRole('button', { name: adminDe['replay.pause'] }));
  expect(screen.getByRole('button', { name: adminDe['replay.play'] })).toBeTruthy();
});

test('back to live is one press', async () => {
  const { router, person } = open('2026-11-13T12:00:00Z');
  await person.click(await screen.findByRole('button', { name: adminDe['replay.back'] }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('button', { name: /Fach 1, .*Alarm/ })).toBeTruthy();
});

test('an instant before what is kept becomes the oldest that is', async () => {
  open('2026-01-01T00:00:00Z');
  expect(await screen.findByText('Wiedergabe: 09.11.2026, 00:00')).toBeTruthy();
});

test('a past that cannot be had is said', async () => {
  const wire = fakeWire(
    answering(wallApi.wall, wallLike([boxLike(1)])),
    answering(wallApi.summaries, { walls: [summaryLike()] }),
    refusing(wallApi.history, 422, 'wall.span_too_old', 'Für diesen Zeitraum gibt es keine Aufzeichnung.'),
  );
  renderScreen(<WallPage />, { path: PATH, at: `/admin/real-time-monitoring/${BERLIN}?at=2026-11-13T12:00:00Z` });
  expect(await screen.findByText('Für diesen Zeitraum gibt es keine Aufzeichnung.')).toBeTruthy();
  expect(wire.calls(wallApi.history)).toHaveLength(1);
});
