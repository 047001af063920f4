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

/** Starts all services in module order, intake services last. Stops them in reverse order, also if a later one fails to start. */
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

/** Context of a service for external input: without request and caller. */
export function workOf({ app, now }: ServiceWorld, db: Db): WorkCtx {
  return { db, app, now: now(), newId: () => newId(), newSecret };
}
