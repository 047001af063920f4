import { call } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { onConnectionChange } from '@fachwerk/react/connection';
import { useSyncExternalStore } from 'react';
import { chatApi, type Message } from '../../contract.ts';

export type Pending = {
  readonly id: string;
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly isNote: boolean;
  /** Why the server refused it; null while sending. */
  readonly refusal: string | null;
};

type To = { readonly id: string } | { readonly email: string; readonly orderHash: string; readonly itemId?: string };
export type Arrived = { readonly chatId: string; readonly message: Message };

const boxes = new Map<string, readonly Pending[]>();
const listeners = new Set<() => void>();
const NONE: readonly Pending[] = [];

function put(key: string, change: (pending: readonly Pending[]) => readonly Pending[]): void {
  boxes.set(key, change(boxes.get(key) ?? NONE));
  for (const listener of listeners) listener();
}

/** Unsent messages of a conversation; they survive leaving it. */
export function usePending(key: string): readonly Pending[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => boxes.get(key) ?? NONE,
  );
}

const turns = new Map<string, Promise<void>>();

/** Sends in the order of writing. Offline messages wait and continue automatically; the id makes resending idempotent. */
export function send(
  key: string,
  to: To,
  message: Omit<Pending, 'refusal'>,
  onArrived: (arrived: Arrived) => void,
): void {
  put(key, (pending) => [...pending.filter(({ id }) => id !== message.id), { ...message, refusal: null }]);
  const turn = (turns.get(key) ?? Promise.resolve()).then(async () => {
    for (;;) {
      try {
        const { id, text, fileIds, isNote } = message;
        const sent = { chat: to, message: { id, text, fileIds: [...fileIds], isNote }, getResponse: false, user: null };
        const arrived = await call(chatApi.send, sent);
        onArrived(arrived);
        return put(key, (pending) => pending.filter((each) => each.id !== message.id));
      } catch (error) {
        const isOffline = error instanceof CallProblem && error.status === 0;
        if (!isOffline) {
          const refusal = error instanceof Error ? error.message : String(error);
          return put(key, (pending) => pending.map((each) => (each.id === message.id ? { ...each, refusal } : each)));
        }
        await backOnline();
      }
    }
  });
  turns.set(key, turn);
}

export function forget(key: string, id: string): void {
  put(key, (pending) => pending.filter((each) => each.id !== id));
}

const PAUSE_MS = 3000;

/** Resolves when the browser is online again, or after a pause. */
function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(done, PAUSE_MS);
    const end = onConnectionChange((isOnline) => isOnline && done());
  });
}
