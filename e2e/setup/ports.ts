import { freePort } from '@fachwerk/app-server/testing/free-port';

/** Before the workers start: they inherit what is decided here. */
export async function choosePorts(count: number): Promise<void> {
  if (process.env.E2E_PORTS) return;
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  process.env.E2E_PORTS = [...ports].join();
}

/** One for each worker. */
export function portsOfProducts(): readonly number[] {
  return process.env.E2E_PORTS!.split(',').map(Number);
}

/** Of the worker that asks, which keeps its place when it is started again after a failure. */
export function ownPort(): number {
  return portsOfProducts()[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]!;
}
