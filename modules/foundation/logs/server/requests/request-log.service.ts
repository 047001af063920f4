import { setImmediate as breathe } from 'node:timers/promises';
import type { Call } from '@fachwerk/server/calls';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { addRequestLogs, type StampedCall } from './request-log-store.ts';

/** Written together, at the latest after a second. */
const BATCH = 50;
const PAUSE_MS = 1000;
/** What waits while the database is away; what comes beyond is lost, and counted. */
const MOST_WAITING = 2000;
/** Bodies that wait take no more than this; those of later calls are left out. */
const MOST_BODY_BYTES = 16 * 1024 * 1024;

/** Keeps calls in and out. On a call's own path it only puts an object aside; everything else happens later. */
export const watchCalls: Service = {
  name: 'request-logs',
  start: async (world) => new CallKeeper(world),
};

class CallKeeper implements RunningService {
  readonly #world: ServiceWorld;
  readonly #waiting: StampedCall[] = [];
  readonly #end: () => void;
  readonly #timer: NodeJS.Timeout;
  #bodyBytes = 0;
  #lost = 0;
  #writing: Promise<void> | null = null;

  constructor(world: ServiceWorld) {
    this.#world = world;
    this.#end = world.app.calls.watch((call) => this.#put(call));
    this.#timer = setInterval(() => this.#writeSoon(), PAUSE_MS);
  }

  #put(call: Call): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#lost++;
      return;
    }
    const bytes = bodyBytes(call);
    const hasRoom = this.#bodyBytes + bytes <= MOST_BODY_BYTES;
    if (hasRoom) this.#bodyBytes += bytes;
    const at = new Date(this.#world.now().getTime() - call.milliseconds);
    this.#waiting.push({ at, call: hasRoom ? call : { ...call, requestBody: LEFT_OUT } });
    if (this.#waiting.length >= BATCH) this.#writeSoon();
  }

  #writeSoon(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    const { db, app } = this.#world;
    while (this.#waiting.length > 0) {
      await breathe();
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await addRequestLogs(db, batch);
      } catch (err) {
        // They stay for the next try; what cannot be written at all makes room when the list is full.
        app.log.warn({ err, waiting: this.#waiting.length }, 'request logs wait for the database');
        if (this.#waiting.length >= MOST_WAITING) this.#forget(batch);
        break;
      }
      this.#forget(batch);
    }
    if (this.#lost > 0) app.log.warn({ lost: this.#lost }, 'request logs were lost: too many at once');
    this.#lost = 0;
  }

  #forget(batch: readonly StampedCall[]): void {
    this.#waiting.splice(0, batch.length);
    for (const { call } of batch) if (call.requestBody !== LEFT_OUT) this.#bodyBytes -= bodyBytes(call);
  }

  async stop(): Promise<void> {
    this.#end();
    clearInterval(this.#timer);
    await this.#writing;
    await this.#writeAll();
  }
}

/** Bytes that are not here: kept as a body that is not whole. */
const LEFT_OUT = new Uint8Array(1);

/** As the caller said it, which the server has checked while it read. */
function bodyBytes({ requestHeaders, requestBody }: Call): number {
  return requestBody === undefined ? 0 : Number(requestHeaders['content-length']) || 0;
}
