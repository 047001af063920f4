import { expect, test } from 'vitest';
import { whyNotSimulate } from './simulation.ts';

const cases = [
  ['a jam of a virtual lock', { isDemo: true, lock: 3, fault: 'jam' }, null],
  ['an outage of a virtual controller', { isDemo: true, lock: null, fault: 'offline' }, null],
  ['real hardware', { isDemo: false, lock: 3, fault: 'jam' }, 'simulation.not_a_demo'],
  ['a jam of a controller', { isDemo: true, lock: null, fault: 'jam' }, 'simulation.wrong_place'],
  ['an outage of a single lock', { isDemo: true, lock: 3, fault: 'offline' }, 'simulation.wrong_place'],
] as const;

for (const [name, asked, expected] of cases) {
  test(`simulating ${name}`, () => expect(whyNotSimulate(asked)).toBe(expected));
}
