import { type ReactNode, useSyncExternalStore } from 'react';
import { CallProblem } from '../calls/call-problem.ts';
import { say } from '../shell/texts.ts';
import type { Notice, Undo } from './notice-types.ts';

// The part that shows notices is fetched with the first of them.
let isWanted = false;
let count = 0;
const listeners = new Set<() => void>();

async function show(notice: Notice): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { showNotice } = await import('./notice-host.tsx');
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

/** Something happened that cannot wait, wherever one is; it stays until somebody looks or closes it. */
export function notifyAlarm({ title, text, action }: { title: string; text: string; action: Required<Undo> }): void {
  void show({ id: `alarm-${title}-${text}`, kind: 'alarm', title, text, undo: action });
}

/** What a person is told about an error: a refusal in its own words, a defect in general ones. */
export function wordsOf(error: unknown): { title: string; text: string; requestId?: string | undefined } {
  if (!(error instanceof CallProblem)) return { title: say('state.error.title'), text: say('server.unexpected') };
  const title = error.code === 'access.denied' ? say('state.denied.title') : say('state.error.title');
  return { title, text: error.message, requestId: error.status >= 500 ? error.requestId : undefined };
}
