import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire } from '@fachwerk/react/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardApi } from '../../contract-card.ts';

const BOARD = '018f0000-0000-7000-8000-00000000b0a4';
const COLUMNS = ['018f0000-0000-7000-8000-0000000000c1', '018f0000-0000-7000-8000-0000000000c2'] as const;
const EINS = '018f0000-0000-7000-8000-000000000001';
const ZWEI = '018f0000-0000-7000-8000-000000000002';

type Tab = typeof import('./move-queue.ts');

let tabs = 0;
const setItem = Storage.prototype.setItem;
const removeItem = Storage.prototype.removeItem;

/** Another tab of the same browser: shares storage and locks, has its own memory. */
async function openTab() {
  const { useMoves, addMove } = await vi.importActual<Tab>(`./move-queue.ts?tab=${++tabs}`);
  const { result, unmount } = renderHook(() => useMoves(BOARD, () => {}));
  return {
    waiting: () => result.current.map(({ cardId, colTarget }) => [cardId, colTarget]),
    move: (cardId: string, to: 0 | 1) =>
      act(() => addMove({ boardId: BOARD, cardId, colSource: COLUMNS[0], colTarget: COLUMNS[to], sort: 'V' })),
    unmount,
  };
}

/** Like a browser, grants the lock to one holder at a time. */
function oneQueue(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.catch(() => undefined).then(work);
    return last;
  };
  return { request } as Pick<LockManager, 'request'>;
}

beforeEach(() => {
  localStorage.clear();
  startSession('token-of-the-test', { id: EINS, capabilities: ['boards.work'] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: oneQueue() });
  // Browsers fire `storage` in the other tabs only; in this test all tabs share one window.
  const told = (key: string, newValue: string | null) =>
    queueMicrotask(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    told(key, value);
  };
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key);
    told(key, null);
  };
});
afterEach(() => {
  Storage.prototype.setItem = setItem;
  Storage.prototype.removeItem = removeItem;
  Reflect.deleteProperty(navigator, 'locks');
});

const answer = answering(cardApi.resort, { boardId: BOARD, revision: 2, cards: [] });
const sent = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls(cardApi.resort).map(({ body }) => {
    const { idSorts, colTarget, moveId } = body as {
      idSorts: { id: string }[];
      colTarget: string;
      moveId: string;
    };
    return { moveId, move: [idSorts[0]!.id, colTarget] };
  });

test('what two tabs move without a network waits in both, and is sent once by one of them, in its order', async () => {
  fakeWire();
  const [one, two] = [await openTab(), await openTab()];
  one.move(EINS, 1);
  two.move(ZWEI, 1);
  const both = [
    [EINS, COLUMNS[1]],
    [ZWEI, COLUMNS[1]],
  ];
  await waitFor(() => expect([one.waiting(), two.waiting()]).toEqual([both, both]));
  two.move(EINS, 0);
  const left = [
    [ZWEI, COLUMNS[1]],
    [EINS, COLUMNS[0]],
  ];
  await waitFor(() => expect([one.waiting(), two.waiting()]).toEqual([left, left]));

  const wire = fakeWire(answer);
  // Both tabs start at the same moment.
  window.dispatchEvent(new StorageEvent('storage', { key: 'boards.move.any', newValue: '' }));
  await waitFor(() => expect([one.waiting(), two.waiting()]).toEqual([[], []]));
  expect(sent(wire).map(({ move }) => move)).toEqual(left);
  expect(new Set(sent(wire).map(({ moveId }) => moveId)).size).toBe(2);
});

test('what a closed tab has left the next one sends', async () => {
  fakeWire();
  const closed = await openTab();
  closed.move(EINS, 1);
  await waitFor(() => expect(closed.waiting()).toHaveLength(1));
  closed.unmount();
  const wire = fakeWire(answer);
  const next = await openTab();
  await waitFor(() => expect(next.waiting()).toEqual([]));
  expect(sent(wire).map(({ move }) => move)).toEqual([[EINS, COLUMNS[1]]]);
});
