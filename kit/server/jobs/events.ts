import type { AppEvent } from '@fachwerk/base/contract';
import * as z from 'zod/mini';
import type { WorkCtx } from '../app/ctx.ts';
import { addJob, type Job, job } from './jobs.ts';

type Schema = z.core.$ZodType;

/** What one module does when something happens in another. */
export type Listener = { readonly event: AppEvent; readonly job: Job };

/** An event arrives at least once, at each listener by itself: one that fails is tried again without the others. */
export function when<Payload extends Schema>(
  event: AppEvent<Payload>,
  listener: Pick<Job, 'name' | 'tries' | 'transaction'> & {
    run: (ctx: WorkCtx, payload: z.infer<Payload>) => Promise<void>;
  },
): Listener {
  return { event, job: job({ ...listener, name: `${event.name}:${listener.name}`, payload: event.payload }) };
}

const EmittedEvent = z.object({ name: z.string(), payload: z.unknown() });

/** Exists exactly when the change does that it tells of. */
export async function emit<Payload extends Schema>(
  ctx: Pick<WorkCtx, 'db' | 'now'>,
  event: AppEvent<Payload>,
  payload: z.infer<Payload>,
): Promise<void> {
  await addJob(ctx, deliverToListeners([]), { name: event.name, payload: z.parse(event.payload, payload) });
}

/** Hands an event on as one job per listener. Those are looked up late: who emits need not know them. */
export function deliverToListeners(listeners: readonly Listener[]): Job<typeof EmittedEvent> {
  return job({
    name: 'event',
    payload: EmittedEvent,
    run: async (ctx, { name, payload }) => {
      for (const listener of listeners) {
        if (listener.event.name === name) await addJob(ctx, listener.job, payload as never);
      }
    },
  });
}
