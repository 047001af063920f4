import { expect, test } from 'vitest';
import type { Service, ServiceWorld } from './module.ts';
import { startServices } from './services.ts';

test('what takes something in starts last, whichever module it belongs to, and stops first', async () => {
  const log: string[] = [];
  const service = (name: string, given: Partial<Service> = {}): Service => ({
    name,
    start: async () => {
      log.push(`${name} starts`);
      return { stop: async () => void log.push(`${name} stops`) };
    },
    ...given,
  });
  const low = { name: 'low', services: [service('watch'), service('broker', { isIntake: true })] };
  const running = await startServices({} as ServiceWorld, [low, { name: 'high', services: [service('store')] }]);
  await running.stop();
  expect(log).toEqual(['watch starts', 'store starts', 'broker starts', 'broker stops', 'store stops', 'watch stops']);
});
