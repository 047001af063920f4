import type { ReadyCheck } from '../observe/health.ts';
import type { Module, ServiceWorld } from './module.ts';

export type RunningServices = {
  /** By the name of the service, for `/api/ready`. */
  readonly checks: Readonly<Record<string, ReadyCheck>>;
  stop(): Promise<void>;
};

/** Starts every module's services, in the order of the modules. What has started is stopped again, the last one first, also when a later one does not start. */
export async function startServices(world: ServiceWorld, modules: readonly Module[]): Promise<RunningServices> {
  await using started = new AsyncDisposableStack();
  const checks: Record<string, ReadyCheck> = {};
  for (const { name, start } of modules.flatMap((module) => module.services ?? [])) {
    const running = await start(world);
    started.defer(() => running.stop());
    if (running.check) checks[name] = () => running.check!();
  }
  const all = started.move();
  return { checks, stop: () => all.disposeAsync() };
}
