import { useCallback, useSyncExternalStore } from 'react';
import { notifyProblem } from '../states/notice.tsx';
import { CallProblem } from './call-problem.ts';
import { onConnectionChange } from './connection.ts';
import { currentSession, onSessionChange, sessionPlace } from './session.ts';

const AGAIN_MS = 4000;

/** What waits to be sent. The server keeps `id` and does it once. */
export type Waiting<Item> = Item & { readonly id: string; readonly at: number };

type Options<Item, Answer> = {
  /** Of the storage keys, and of the lock that lets one tab send at a time. */
  readonly name: string;
  readonly send: (item: Waiting<Item>) => Promise<Answer>;
  /** What is left to send when an item is added; a newer one may replace an older one. */
  readonly merged?: (before: readonly Waiting<Item>[], added: Waiting<Item>) => readonly Waiting<Item>[];
  /** Signing out keeps what waits; it is sent when the same person signs in here again. */
  readonly isKeptOverSignOut?: boolean;
};

/** `answer` is null where it was refused, or where another tab has sent it. */
type Arrived<Item, Answer> = (answer: Answer | null, item: Waiting<Item> | null) => void;

/**
 * Changes made without a network: shown at once, sent in sequence by one tab as soon as the server answers, applied once by their id. They survive a
 * reload. Every item has its own storage key, so tabs never overwrite each other.
 */
export function openOutbox<Item extends object, Answer>(options: Options<Item, Answer>): Outbox<Item, Answer> {
  const { name, send, merged, isKeptOverSignOut = false } = options;
  const lock = name;
  const place = () => (isKeptOverSignOut ? localStorage : sessionPlace());
  const prefix = () => (isKeptOverSignOut ? `device.${name}.${currentSession()?.user.id ?? ''}.` : `${name}.`);

  let waiting = list();
  let isSending = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let onArrived: Arrived<Item, Answer> = () => {};
  const listeners = new Set<() => void>();

  /** Oldest first. */
  function list(): readonly Waiting<Item>[] {
    return Object.keys(place())
      .filter((key) => key.startsWith(prefix()))
      .flatMap((key) => itemIn(key))
      .sort((one, other) => one.at - other.at);
  }

  function itemIn(key: string): Waiting<Item>[] {
    try {
      const text = place().getItem(key);
      return text ? [{ ...(JSON.parse(text) as Waiting<Item>), id: key.slice(prefix().length) }] : [];
    } catch {
      return [];
    }
  }

  function look(): void {
    waiting = list();
    for (const listener of listeners) listener();
  }

  /** Shows the item at once and sends it as soon as the browser is online. */
  function add(item: Item, id: string = crypto.randomUUID()): void {
    const before = list();
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
      done();
      notifyProblem(error);
      onArrived(null, item);
    }
  }

  onConnectionChange((isOnline) => {
    if (isOnline) void sendWaiting();
  });
  onSessionChange(() => {
    look();
    void sendWaiting();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(prefix())) return;
    look();
    // Another tab has sent the item: fetch the result.
    if (newValue === null) onArrived(null, null);
    void sendWaiting();
  });

  function subscribe(listener: () => void, arrived: Arrived<Item, Answer>): () => void {
    listeners.add(listener);
    onArrived = arrived;
    void sendWaiting();
    return () => listeners.delete(listener);
  }

  return { add, subscribe, waiting: () => waiting };
}

export type Outbox<Item, Answer> = {
  add(item: Item, id?: string): void;
  subscribe(listener: () => void, arrived: Arrived<Item, Answer>): () => void;
  waiting(): readonly Waiting<Item>[];
};

/** Everything that waits; `arrived` is called with every answer, and with null after a refusal. */
export function useOutbox<Item extends object, Answer>(
  outbox: Outbox<Item, Answer>,
  arrived: Arrived<Item, Answer>,
): readonly Waiting<Item>[] {
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener, arrived), [outbox, arrived]);
  return useSyncExternalStore(subscribe, outbox.waiting);
}

/** What is kept over a sign-out waits for the next sign-in too. */
function isRefused(error: unknown, isKept: boolean): boolean {
  if (!(error instanceof CallProblem) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 429 && !(isKept && error.status === 401);
}
