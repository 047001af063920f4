import { useCallback, useSyncExternalStore } from 'react';
import { notifyProblem, wordsOf } from '../states/notice.tsx';
import { CallProblem } from './call-problem.ts';
import { onConnectionChange } from './connection.ts';
import { currentSession, onSessionChange, sessionPlace } from './session.ts';

const AGAIN_MS = 4000;

/** What waits to be sent. The server keeps `id` and does it once. */
export type Waiting<Item> = Item & { readonly id: string; readonly at: number };

/** What the server did not take, with its reason: it has been done, so somebody decides what becomes of it. */
export type Refused<Item> = Waiting<Item> & { readonly reason: string };

type Options<Item, Answer> = {
  /** Of the storage keys, and of the lock that lets one tab send at a time. */
  readonly name: string;
  readonly send: (item: Waiting<Item>) => Promise<Answer>;
  /** What is left to send when an item is added; a newer one may replace an older one. */
  readonly merged?: (before: readonly Waiting<Item>[], added: Waiting<Item>) => readonly Waiting<Item>[];
  /** Work that nobody does twice: signing out keeps what waits until the same person signs in here again, and what is refused is listed. */
  readonly isKeptOverSignOut?: boolean;
  /** A refused item was discarded. */
  readonly onDiscarded?: (id: string) => void;
};

/** `answer` is null where it was refused, or where another tab has sent it. */
type Arrived<Item, Answer> = (answer: Answer | null, item: Waiting<Item> | null) => void;

/**
 * Changes made without a network: shown at once, sent in sequence by one tab as soon as the server answers, applied once by their id. They survive a
 * reload. Every item has its own storage key, so tabs never overwrite each other.
 */
export function openOutbox<Item extends object, Answer>(options: Options<Item, Answer>): Outbox<Item, Answer> {
  const { name, send, merged, isKeptOverSignOut = false, onDiscarded } = options;
  const lock = name;
  const place = () => (isKeptOverSignOut ? localStorage : sessionPlace());
  const prefix = () => (isKeptOverSignOut ? `device.${name}.${currentSession()?.user.id ?? ''}.` : `${name}.`);
  const refusedPrefix = () => `device.${name}-refused.${currentSession()?.user.id ?? ''}.`;

  let waiting = list<Waiting<Item>>(prefix());
  let refused = listRefused();
  let isSending = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let onArrived: Arrived<Item, Answer> = () => {};
  const listeners = new Set<() => void>();

  /** Oldest first. */
  function list<Stored extends Waiting<Item>>(start: string): readonly Stored[] {
    return Object.keys(place())
      .filter((key) => key.startsWith(start))
      .flatMap((key) => itemIn<Stored>(key, start))
      .sort((one, other) => one.at - other.at);
  }

  function listRefused(): readonly Refused<Item>[] {
    return isKeptOverSignOut ? list(refusedPrefix()) : [];
  }

  function itemIn<Stored>(key: string, start: string): Stored[] {
    try {
      const text = place().getItem(key);
      return text ? [{ ...(JSON.parse(text) as Stored), id: key.slice(start.length) }] : [];
    } catch {
      return [];
    }
  }

  function look(): void {
    waiting = list(prefix());
    refused = listRefused();
    for (const listener of listeners) listener();
  }

  /** Shows the item at once and sends it as soon as the browser is online. */
  function add(item: Item, id: string = crypto.randomUUID()): void {
    const before = list<Waiting<Item>>(prefix());
    // A clock set back must not sort this item before older ones.
    const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1);
    const added: Waiting<Item> = { ...item, id, at };
    const left = merged?.(before, added) ?? [...before, added];
    for (const old of before) if (!left.includes(old)) remove(old.id);
    place().setItem(prefix() + id, JSON.stringify(added));
    look();
    void sendWaiting();
  }

  const remove = (id: string) => place().removeItem(prefix() + id);

  /** Sends items in sequence; without an answer they stay queued. */
  async function sendWaiting(): Promise<void> {
    if (isSending || !currentSession()) return;
    isSending = true;
    clearTimeout(again);
    try {
      while (waiting.length > 0) await oneTabAtATime(sendAll);
    } catch {
      again = setTimeout(() => void sendWaiting(), AGAIN_MS);
    } finally {
      isSending = false;
    }
  }

  /** Includes items of other tabs: those may be closed by now, or have sent everything while this tab waited for the lock. */
  async function sendAll(): Promise<void> {
    look();
    for (let item = waiting[0]; item; item = waiting[0]) await sendOne(item);
  }

  /** Insecure contexts have no Web Locks; two tabs may then send the same item, and the server applies it once. */
  function oneTabAtATime(work: () => Promise<void>): Promise<void> {
    return navigator.locks ? navigator.locks.request(lock, work) : work();
  }

  /** A refusal is shown, and the screen returns to what the server has. */
  async function sendOne(item: Waiting<Item>): Promise<void> {
    const done = () => {
      remove(item.id);
      look();
    };
    try {
      // Apply the answer before dropping the item, so that nothing jumps back in between.
      onArrived(await send(item), item);
      done();
    } catch (error) {
      if (!isRefused(error, isKeptOverSignOut)) throw error;
      if (isKeptOverSignOut)
        place().setItem(refusedPrefix() + item.id, JSON.stringify({ ...item, reason: wordsOf(error).text }));
      done();
      notifyProblem(error);
      onArrived(null, item);
    }
  }

  /** With its id and its time: the server keeps it once, and when it was done stays true. */
  function sendAgain(id: string): void {
    const item = refused.find((each) => each.id === id);
    if (!item) return;
    const { reason: _, ...again } = item;
    place().setItem(prefix() + id, JSON.stringify(again));
    place().removeItem(refusedPrefix() + id);
    look();
    void sendWaiting();
  }

  function discard(id: string): void {
    place().removeItem(refusedPrefix() + id);
    look();
    onDiscarded?.(id);
  }

  onConnectionChange((isOnline) => {
    if (isOnline) void sendWaiting();
  });
  onSessionChange(() => {
    look();
    void sendWaiting();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(refusedPrefix())) return look();
    if (key !== null && !key.startsWith(prefix())) return;
    look();
    // Another tab has sent the item: fetch the result.
    if (newValue === null) onArrived(null, null);
    void sendWaiting();
  });

  function listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function subscribe(listener: () => void, arrived: Arrived<Item, Answer>): () => void {
    onArrived = arrived;
    const stop = listen(listener);
    void sendWaiting();
    return stop;
  }

  return { add, listen, subscribe, waiting: () => waiting, refused: () => refused, sendAgain, discard };
}

export type Outbox<Item, Answer> = {
  add(item: Item, id?: string): void;
  listen(listener: () => void): () => void;
  subscribe(listener: () => void, arrived: Arrived<Item, Answer>): () => void;
  waiting(): readonly Waiting<Item>[];
  /** Of an outbox that outlives a sign-out. */
  refused(): readonly Refused<Item>[];
  sendAgain(id: string): void;
  discard(id: string): void;
};

/** Everything that waits; `arrived` is called with every answer, and with null after a refusal. */
export function useOutbox<Item extends object, Answer>(
  outbox: Outbox<Item, Answer>,
  arrived: Arrived<Item, Answer>,
): readonly Waiting<Item>[] {
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener, arrived), [outbox, arrived]);
  return useSyncExternalStore(subscribe, outbox.waiting);
}

/** What the server did not take. Shown where `useOutbox` runs. */
export function useRefused<Item extends object, Answer>(outbox: Outbox<Item, Answer>): readonly Refused<Item>[] {
  return useSyncExternalStore(outbox.listen, outbox.refused);
}

/** What is kept over a sign-out waits for the next sign-in too. */
function isRefused(error: unknown, isKept: boolean): boolean {
  if (!(error instanceof CallProblem) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 429 && !(isKept && error.status === 401);
}
