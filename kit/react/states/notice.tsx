import { type ReactNode, useSyncExternalStore } from 'react';
import { CallProblem } from '../calls/call-problem.ts';
import { say } from '../shell/texts.ts';
import type { Notice, Undo } from './notice-types.ts';

// The part that shows notices is fetched with the first of them.
let isWanted = false;
let count = 0;
const listeners = new Set<() => void>();

/** Fetches what shows notices before there is one: an alarm does not wait for a script. */
export async function prepareNotices() {
  isWanted = true;
  for (const listener of listeners) listener();
  return import('./notice-host.tsx');
}

async function show(notice: Notice): Promise<void> {
  const { showNotice } = await prepareNotices();
  showNotice(notice);
}

export function useAreNoticesWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
}

/** A short word that it worked; with `undo`, the way back for a few seconds. */
export function notify(text: ReactNode, undo?: Undo): void {
  count++;
  void show({ id: `notice-${count}`, kind: 'ok', text, undo });
}

/** A problem that no control on screen shows; `failed` says what did not work, the reason follows. The same one is said once, however often it happens at once. */
export function notifyProblem(error: unknown, failed?: string): void {
  const { title, text } = { ...wordsOf(error), ...(failed && { title: failed }) };
  void show({ id: `problem-${title}-${text}`, kind: 'problem', title, text });
}

type Alarm = { readonly title: string; readonly text: string; readonly action: Required<Undo> };

/**
 * Something happened that cannot wait, wherever one is; it stays until somebody looks or closes it. Said at once: what is learned later is
 * told to the function that comes back, and stands in the same notice while it is there.
 */
export function notifyAlarm(about: string, alarm: Alarm): (known: Alarm) => void {
  const noticeOf = ({ title, text, action }: Alarm): Notice => ({
    id: `alarm-${alarm.title}-${about}`,
    kind: 'alarm',
    title,
    text,
    undo: action,
  });
  const shown = show(noticeOf(alarm));
  return (known) => {
    void Promise.all([prepareNotices(), shown]).then(([{ changeNotice }]) => changeNotice(noticeOf(known)));
  };
}

/** What a person is told about an error: a refusal in its own words, a defect in general ones. */
export function wordsOf(error: unknown): { title: string; text: string; requestId?: string | undefined } {
  if (!(error instanceof CallProblem)) return { title: say('state.error.title'), text: say('server.unexpected') };
  const title = error.code === 'access.denied' ? say('state.denied.title') : say('state.error.title');
  return { title, text: error.message, requestId: error.status >= 500 ? error.requestId : undefined };
}
