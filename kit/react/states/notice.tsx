import { type ReactNode, useSyncExternalStore } from 'react';
import { CallProblem } from '../calls/call-problem.ts';
import { translate } from '../shell/texts.ts';
import type { Notice, Undo } from './notice-types.ts';

// The notice component loads with the first notice.
let isWanted = false;
let count = 0;
const listeners = new Set<() => void>();

/** Preloads the notice component, so that an alarm does not wait for a script. */
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

/** A success notice; `undo` is offered for a few seconds. */
export function notify(text: ReactNode, undo?: Undo): void {
  count++;
  void show({ id: `notice-${count}`, kind: 'ok', text, undo });
}

/** A problem that no control shows; `failed` names the action, the reason follows. Concurrent duplicates are shown once. */
export function notifyProblem(error: unknown, failed?: string): void {
  const { title, text } = { ...wordsOf(error), ...(failed && { title: failed }) };
  void show({ id: `problem-${title}-${text}`, kind: 'problem', title, text });
}

type Alarm = { readonly title: string; readonly text: string; readonly action: Required<Undo> };

/** An urgent notice on any screen; it stays until it is opened or closed. Shown at once: the returned function updates it with later details. */
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

/** User-facing text of an error: a refusal in its own words, a defect in generic ones. */
export function wordsOf(error: unknown): { title: string; text: string; requestId?: string | undefined } {
  if (!(error instanceof CallProblem))
    return { title: translate('state.error.title'), text: translate('server.unexpected') };
  const title = error.code === 'access.denied' ? translate('state.denied.title') : translate('state.error.title');
  return { title, text: error.message, requestId: error.status >= 500 ? error.requestId : undefined };
}
