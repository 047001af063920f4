import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { demoFleet } from '@fachwerk/lockers/facade-demo';
import type { WorkCtx } from '@fachwerk/server/ctx';

const SIMULATOR = fileURLToPath(new URL('../../simulator/src/main.ts', import.meta.url));
const PAUSE_MS = 5_000;

export type Simulation = { readonly locks: number; stop(): Promise<void> };

/**
 * Runs the virtual lockers of the demo companies beside this process, over the same broker as real ones. Should they fall over,
 * they are set up again.
 */
export async function startSimulation(work: () => WorkCtx, isQuick: boolean): Promise<Simulation> {
  let child: ChildProcess | undefined;
  let pause: NodeJS.Timeout | undefined;
  let isStopping = false;

  async function run(): Promise<number> {
    const fleet = await demoFleet(work());
    const locks = fleet.controllers.reduce((sum, controller) => sum + controller.locks.length, 0);
    if (isStopping || locks === 0) return locks;
    child = spawn(process.execPath, [SIMULATOR, ...(isQuick ? ['--quick'] : [])], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => {});
    child.on('exit', again);
    child.stdin!.on('error', () => {});
    child.stdin!.end(JSON.stringify(fleet));
    return locks;
  }

  function again(): void {
    if (isStopping) return;
    pause = setTimeout(() => void run().catch(again), PAUSE_MS);
  }

  const locks = await run();
  return {
    locks,
    stop: async () => {
      isStopping = true;
      clearTimeout(pause);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child!.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
