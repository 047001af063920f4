import { fulfilmentApi, LONGEST_WAIT_SECONDS } from '@fachwerk/fulfilment/contract-staff';
import { call } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { onConnectionChange } from '@fachwerk/react/connection';
import { notifyProblem } from '@fachwerk/react/notice';
import { useSyncExternalStore } from 'react';
import { type Tap, withoutRefused } from '../../rules/taps.ts';

/** Outlives a reload; signing out clears it. */
const KEY = 'kitchen.taps';
const AGAIN_MS = 4000;

let taps: readonly Tap[] = stored();
let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let onArrived: () => Promise<unknown> = async () => {};

function stored(): readonly Tap[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Tap[];
  } catch {
    return [];
  }
}

function keep(next: readonly Tap[]): void {
  taps = next;
  localStorage.setItem(KEY, JSON.stringify(taps));
  for (const listener of listeners) listener();
}

/** Shown at once, sent as soon as there is a network, and done once: the same tap may be sent again. */
export function addTap(tap: Omit<Tap, 'tapId' | 'tappedAt'>): void {
  keep([...taps, { ...tap, tapId: crypto.randomUUID(), tappedAt: Date.now() }]);
  void sendTaps();
}

/** One after the other, in the order of the taps. Without an answer they wait; a refusal is said, and the rest goes on. */
async function sendTaps(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(again);
  try {
    while (taps.length > 0) {
      const waiting = taps;
      for (const tap of waiting) if (taps.includes(tap)) await sendOne(tap);
      // Until the board has seen them, the taps stand for it: no ticket jumps back in between. One look is enough for all of them.
      await onArrived();
      keep(taps.filter((tap) => !waiting.includes(tap)));
    }
  } catch {
    again = setTimeout(() => void sendTaps(), AGAIN_MS);
  } finally {
    isSending = false;
  }
}

async function sendOne(tap: Tap): Promise<void> {
  const { tappedAt, reason = '', ...move } = tap;
  const waited = Math.max(0, Math.round((Date.now() - tappedAt) / 1000));
  try {
    await call(fulfilmentApi.move, { ...move, reason, agoSeconds: Math.min(waited, LONGEST_WAIT_SECONDS) });
  } catch (error) {
    const isRefused = error instanceof CallProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (!isRefused) throw error;
    keep(withoutRefused(taps, tap));
    notifyProblem(error);
  }
}

onConnectionChange((isOnline) => {
  if (isOnline) void sendTaps();
});

/** What waits to be sent; `arrived` looks again after each that was answered. */
export function useTaps(arrived: () => Promise<unknown>): readonly Tap[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      onArrived = arrived;
      void sendTaps();
      return () => listeners.delete(listener);
    },
    () => taps,
  );
}
