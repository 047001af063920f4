import type { Db } from '../db/db.ts';
import type { ReadyCheck } from '../http/options.ts';
import type { WorkCtx } from './ctx.ts';
import { newId, newSecret } from './ids.ts';
import type { Module, ServiceWorld } from './module.ts';

export type RunningServices = {
  /** By the name of the service, for `/api/ready`. */
  readonly checks: Readonly<Record<string, ReadyCheck>>;
  stop(): Promise<void>;
};

/** Starts every module's services, in the order of the modules and those that take something in last. What has started is stopped again, the last one first, also when a later one does not start. */
export async function startServices(world: ServiceWorld, modules: readonly Module[]): Promise<RunningServices> {
  await using started = new AsyncDisposableStack();
  const checks: Record<string, ReadyCheck> = {};
  const services = modules.flatMap((module) => module.services ?? []);
  const inOrder = [...services.filter(({ isIntake }) => !isIntake), ...services.filter(({ isIntake }) => isIntake)];
  for (const { name, start } of inOrder) {
    const running = await start(world);
    started.defer(() => running.stop());
    if (running.check) checks[name] = () => running.check!();
  }
  const all = started.move();
  return { checks, stop: () => all.disposeAsync() };
}

/** What a service works with when something comes from outside: no request, nobody signed in. */
export function workOf({ app, now }: ServiceWorld, db: Db): WorkCtx {
  return { db, app, now: now(), newId: () => newId(), newSecret };
}
