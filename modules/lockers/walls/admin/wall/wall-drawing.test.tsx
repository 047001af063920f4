import { idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { boxSlot } from '@fachwerk/lockers/slots';
import { startSession } from '@fachwerk/react/session';
import { fillSlot, provideSlots } from '@fachwerk/react/slot';
import { renderScreen } from '@fachwerk/react/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxLike } from '../wall.for-tests.ts';
import { plannedBox } from './wall-box.tsx';
import { WallDrawing } from './wall-drawing.tsx';
import type { DrawnBox } from './wall-words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  provideSlots([]);
  vi.useRealTimers();
});

const until = new Date('2026-11-15T13:30:00Z');
const SENTENCES: readonly [string, Partial<DrawnBox>][] = [
  ['Fach 1, Größe M, frei, Tür geschlossen', {}],
  ['Fach 1, Größe M, vermietet bis 14:30, Tür geschlossen', { state: 'rented', until }],
  [
    'Fach 1, Größe M, vermietet bis 16.11., 09:00, Tür geschlossen',
    { state: 'rented', until: new Date('2026-11-16T08:00:00Z') },
  ],
  ['Fach 1, Größe M, Alarm, Tür offen, entriegelt', { state: 'alarm', doorState: 'open', lockState: 'unlocked' }],
  [
    'Fach 1, Größe M, frei, Tür unbekannt, Batterie 12\u00a0%, keine Verbindung',
    { doorState: 'unknown', battery: 12, isBatteryLow: true, isOnline: false },
  ],
  ['Fach 1, Größe M, keine Aufzeichnung', { state: null }],
];
for (const [sentence, more] of SENTENCES) {
  test(`a box is heard as: ${sentence}`, () => {
    const box: DrawnBox = { ...boxLike(1), ...more };
    renderScreen(<WallDrawing boxes={[box]} label="Wand" onOpen={() => undefined} />);
    expect(screen.getByRole('button', { name: sentence })).toBeTruthy();
  });
}

test('who lets orders be collected hears that a box is for that, others that it is not sold', () => {
  const box: DrawnBox = { ...boxLike(1), state: 'not_on_sale' };
  const said = (capabilities: string[]) => {
    startSession('token', { id: idOf(9), capabilities });
    const { unmount } = renderScreen(<WallDrawing boxes={[box]} label="Wand" onOpen={() => undefined} />);
    const name = screen.getByRole('button').textContent;
    unmount();
    return name;
  };
  expect(said(['pickup.read'])).toContain('für Abholung');
  expect(said([])).toContain('nicht im Verkauf');
});

/** Two columns; the left one has two boxes, the right one is as high as both. */
const corner = [
  boxLike(1, { place: { column: 1, row: 1, columnSpan: 1, rowSpan: 1 } }),
  boxLike(2, { place: { column: 1, row: 2, columnSpan: 1, rowSpan: 1 } }),
  boxLike(3, { place: { column: 2, row: 1, columnSpan: 1, rowSpan: 2 } }),
];
const focused = () => document.activeElement?.getAttribute('data-box');

test('arrows go from box to box where they really stand, and Enter opens', async () => {
  const opened = vi.fn();
  renderScreen(<WallDrawing boxes={corner} label="Wand" onOpen={opened} />);
  const person = userEvent.setup();
  await person.tab();
  expect(focused()).toBe(idOf(1));
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe(idOf(2));
  await person.keyboard('{ArrowRight}');
  expect(focused()).toBe(idOf(3));
  await person.keyboard('{ArrowRight}');
  expect(focused()).toBe(idOf(3));
  await person.keyboard('{Home}');
  expect(focused()).toBe(idOf(1));
  await person.keyboard('{ArrowRight}{Enter}');
  expect(opened).toHaveBeenCalledWith(idOf(3));
});

test('the wall is one stop on the way through the page: where one was last', async () => {
  renderScreen(
    <>
      <WallDrawing boxes={corner} label="Wand" onOpen={() => undefined} />
      <button type="button">danach</button>
    </>,
  );
  const person = userEvent.setup();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  await person.tab();
  expect(document.activeElement?.textContent).toBe('danach');
  await person.tab({ shift: true });
  expect(focused()).toBe(idOf(2));
});

test('boxes stand in their places, as wide and high as they are', () => {
  renderScreen(<WallDrawing boxes={corner} label="Wand" onOpen={() => undefined} />);
  const cell = screen.getByRole('button', { name: /Fach 3/ }).closest('td')!;
  expect([cell.style.gridColumn, cell.style.gridRow]).toEqual(['2 / span 1', '1 / span 2']);
});

test('without anything to open it is a picture', () => {
  renderScreen(<WallDrawing boxes={corner.map(plannedBox)} label="Vorschau" />);
  expect(screen.getByRole('table', { name: 'Vorschau' }).textContent).toContain('3');
  expect(screen.queryByRole('button')).toBeNull();
});

test('boxes in other states step back', () => {
  const boxes = [boxLike(1), boxLike(2, { state: 'rented' })];
  renderScreen(<WallDrawing boxes={boxes} label="Wand" shown={new Set(['rented'])} />);
  const faded = [...document.querySelectorAll('td')].map((cell) => cell.hasAttribute('data-faded'));
  expect(faded).toEqual([true, false]);
});

test('a new answer about a thousand boxes draws only the one that changed', async () => {
  const many = (door: 'open' | 'closed') =>
    Array.from({ length: 1000 }, (_, at) =>
      boxLike(at + 1, {
        place: { column: (at % 100) + 1, row: Math.floor(at / 100) + 1, columnSpan: 1, rowSpan: 1 },
        until: new Date('2026-11-16T08:00:00Z'),
        ...(at === 499 && { doorState: door }),
      }),
    );
  let answer: (boxes: DrawnBox[]) => void = () => undefined;
  const open = () => undefined;
  function Live() {
    const [boxes, setBoxes] = useState<readonly DrawnBox[]>(() => many('closed'));
    answer = setBoxes;
    return <WallDrawing boxes={boxes} label="Wand" onOpen={open} />;
  }
  renderScreen(<Live />);
  // Every box that is drawn words its time; how often times are worded tells how many are drawn.
  const worded = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  act(() => answer(many('open')));
  expect(document.querySelector(`[data-box="${idOf(500)}"]`)?.textContent).toContain('Tür offen');
  const forOne = worded.mock.calls.length;
  expect(forOne).toBeGreaterThan(0);
  expect(forOne).toBeLessThan(10);
  worded.mockRestore();
});

test('a box under the pointer says who has it', async () => {
  const said = vi.fn(({ lock }: { lock: { id: string } }) => <p>Miete von {lock.id}</p>);
  provideSlots([fillSlot(boxSlot, said)]);
  renderScreen(<WallDrawing boxes={corner} label="Wand" onOpen={() => undefined} hasCards />);
  const person = userEvent.setup();
  await person.hover(screen.getByRole('button', { name: /^Fach 2,/ }));
  expect(await screen.findByText(`Miete von ${idOf(2)}`)).toBeTruthy();
  await person.hover(document.body);
  await waitFor(() => expect(screen.queryByText(/^Miete von/)).toBeNull());
});
