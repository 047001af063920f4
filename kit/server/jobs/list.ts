import type { Module } from '../app/module.ts';
import { forgetRepeats } from '../http/forget-repeats.job.ts';
import { mailModule } from '../mail/send-mail.job.ts';
import { forgetStreamEvents } from '../realtime/forget-events.job.ts';
import { deliverToListeners } from './events.ts';
import type { Job } from './jobs.ts';

/** Every job of a house: the kit's own, the modules', and one per listener. */
export function jobsOf(modules: readonly Module[]): ReadonlyMap<string, Job> {
  const listeners = modules.flatMap((module) => module.listeners ?? []);
  const all = new Set<Job>([
    deliverToListeners(listeners),
    forgetStreamEvents,
    forgetRepeats,
    ...[mailModule, ...modules].flatMap((module) => module.jobs ?? []),
    ...listeners.map((listener) => listener.job),
  ]);
  const byName = new Map<string, Job>();
  for (const job of all) {
    if (byName.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
    byName.set(job.name, job);
  }
  return byName;
}
