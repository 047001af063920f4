import type { Logger } from 'pino';
import { isDatabaseGone } from '../db/db.ts';

export type Batch<Message> = {
  /** Resolves when the message is committed; throws when it is not, and the sender has to send it again. */
  add(message: Message): Promise<void>;
  /** Resolves as soon as there is room again; the reader of the wire waits for it. */
  room(): Promise<void>;
  /** Waits for running work. */
  end(): Promise<void>;
};

export type BatchOptions<Message> = {
  take(messages: readonly Message[]): Promise<void>;
  readonly log: Logger;
  readonly mostMessages?: number;
  readonly collectMs?: number;
  /** Not urgent: under load it is collected longer, unless an urgent message arrives. */
  readonly isPatient?: ((message: Message) => boolean) | undefined;
  readonly patientMs?: number;
};

type Waiting<Message> = { readonly message: Message; readonly stored: PromiseWithResolvers<void> };

const MOST_MESSAGES = 500;
const COLLECT_MS = 25;
/** Several times as many in a batch, for as many statements. A report is still acknowledged well within a second. */
const PATIENT_MS = 250;
/** Where a batch had fewer, there is nothing to be gained by waiting. */
const BUSY_MESSAGES = 20;
/** Maximum number of waiting batches; beyond it reading pauses. */
const MOST_WAITING_BATCHES = 4;

/** Collects messages for a moment and stores them together, one batch after the other, in the order of their arrival. */
export function openBatch<Message>(options: BatchOptions<Message>): Batch<Message> {
  const { take, log, mostMessages = MOST_MESSAGES, collectMs = COLLECT_MS, patientMs = PATIENT_MS } = options;
  const isPatient = options.isPatient ?? (() => false);
  let waiting: Waiting<Message>[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** Start time of the next batch; an urgent message brings it forward. */
  let dueAt = Number.POSITIVE_INFINITY;
  let patience = collectMs;
  let running: Promise<void> | undefined;
  let room: PromiseWithResolvers<void> | undefined;

  function schedule(): void {
    if (running || waiting.length === 0) return;
    if (waiting.length >= mostMessages) run();
    else plan(waiting.every(({ message }) => isPatient(message)) ? patience : collectMs);
  }

  function plan(ms: number): void {
    const at = performance.now() + ms;
    if (at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    dueAt = Number.POSITIVE_INFINITY;
    const batch = waiting.slice(0, mostMessages);
    waiting = waiting.slice(mostMessages);
    patience = batch.length >= BUSY_MESSAGES ? patientMs : collectMs;
    if (waiting.length < mostMessages) {
      room?.resolve();
      room = undefined;
    }
    running = store(batch).finally(() => {
      running = undefined;
      schedule();
    });
  }

  async function store(batch: readonly Waiting<Message>[]): Promise<void> {
    try {
      await take(batch.map(({ message }) => message));
      for (const { stored } of batch) stored.resolve();
    } catch (error) {
      if (batch.length === 1 || isDatabaseGone(error)) giveUp(batch, error);
      else for (const one of batch) await store([one]);
    }
  }

  /** The sender tries again when the database is back. A message that breaks us would break us again: it is acknowledged and dropped. */
  function giveUp(batch: readonly Waiting<Message>[], error: unknown): void {
    const isDefect = !isDatabaseGone(error);
    log[isDefect ? 'error' : 'warn'](
      { err: error, messages: batch.length, part: 'broker' },
      'messages were not stored',
    );
    for (const { stored } of batch) {
      if (isDefect) stored.resolve();
      else stored.reject(error);
    }
  }

  return {
    add: (message) => {
      const stored = Promise.withResolvers<void>();
      waiting.push({ message, stored });
      if (waiting.length >= mostMessages) schedule();
      else if (!running) plan(isPatient(message) ? patience : collectMs);
      return stored.promise;
    },
    room: async () => {
      if (waiting.length < mostMessages * MOST_WAITING_BATCHES) return;
      room ??= Promise.withResolvers<void>();
      await room.promise;
    },
    end: async () => {
      while (running || waiting.length > 0) {
        if (!running) run();
        await running;
      }
    },
  };
}
