import { expect, test } from 'vitest';
import { whyNotSimulate } from './simulation.ts';

const cases = [
  ['a jam of a virtual lock', { isVirtual: true, lock: 3, fault: 'jam' }, null],
  ['an outage of a virtual controller', { isVirtual: true, lock: null, fault: 'offline' }, null],
  ['real hardware', { isVirtual: false, lock: 3, fault: 'jam' }, 'simulation.not_a_demo'],
  ['a jam of a controller', { isVirtual: true, lock: null, fault: 'jam' }, 'simulation.wrong_place'],
  ['an outage of a single lock', { isVirtual: true, lock: 3, fault: 'offline' }, 'simulation.wrong_place'],
] as const;

for (const [name, asked, expected] of cases) {
  test(`simulating ${name}`, () => expect(whyNotSimulate(asked)).toBe(expected));
}
