import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '@fachwerk/server/ctx';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { readNext } from './read-next.ts';

/** Usually woken at once; this long after a file came to a server that has died or is busy. */
const LOOK_EVERY_MS = 5_000;

/**
 * Reads files one at a time in each process, beside the jobs: a file that takes long holds up no mail and no payment, and the next
 * one is that of another company.
 */
export const importReader: Service = {
  name: 'import-reader',
  start: async (world) => new ImportReader(world),
};

const readers = new WeakMap<App, ImportReader>();

/** Says that a file waits; without a reader in this process another one finds it. */
export function wakeReader(app: App): void {
  readers.get(app)?.wake();
}

class ImportReader implements RunningService {
  readonly #world: ServiceWorld;
  readonly #stopping = new AbortController();
  readonly #served = new Map<string, number>();
  readonly #running: Promise<void>;
  #woken = new AbortController();

  constructor(world: ServiceWorld) {
    this.#world = world;
    readers.set(world.app, this);
    this.#running = this.#run();
  }

  wake(): void {
    this.#woken.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#woken = new AbortController();
      if (await this.#readNext()) continue;
      await sleep(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([signal, this.#woken.signal]) }).catch(() => {});
    }
  }

  async #readNext(): Promise<boolean> {
    try {
      return await readNext(workOf(this.#world, this.#world.db), this.#served, this.#stopping.signal);
    } catch (err) {
      this.#world.app.log.error({ err }, 'the file of an import could not be read');
      return false;
    }
  }

  /** What is being read is left to whoever runs next. */
  async stop(): Promise<void> {
    readers.delete(this.#world.app);
    this.#stopping.abort();
    await this.#running;
  }
}
