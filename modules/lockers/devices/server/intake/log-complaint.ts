import type { App } from '@fachwerk/server/ctx';

const EVERY_MS = 60_000;

type Counted = { readonly loggedAtMs: number; unlogged: number };
const counts = new WeakMap<App, Map<string, Counted>>();

/** Logs device misbehaviour: the first time, then at most once a minute with a count, so that a broken device does not flood the log. */
export function logComplaint(app: App, what: string, details: object, nowMs = performance.now()): void {
  const known = counts.get(app) ?? new Map<string, Counted>();
  counts.set(app, known);
  const counted = known.get(what);
  if (counted && nowMs - counted.loggedAtMs < EVERY_MS) {
    counted.unlogged++;
    return;
  }
  known.set(what, { loggedAtMs: nowMs, unlogged: 0 });
  app.log.warn({ part: 'broker', ...details, unlogged: counted?.unlogged ?? 0 }, what);
}
