import type { Fault } from '@fachwerk/devices/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from './pace.ts';
import { aged, closed, forced, newLock, pulsed, readingOf, type VirtualLock, withFault } from './virtual-lock.ts';

const sound = newLock(3, seeded(1), 80);
const having = (fault: Fault) => withFault(sound, fault, true);

const pulses = [
  ['a sound lock opens', sound, 'opened', 'unlocked', 'open'],
  ['a jammed one says so and stays shut', having('jam'), 'jammed', 'locked', 'closed'],
  ['a liar says opened and stays shut', having('lying'), 'opened', 'locked', 'closed'],
  ['an open door is already open', forced(sound), 'already_open', 'locked', 'open'],
] as const;

for (const [name, lock, result, lockState, doorState] of pulses) {
  test(name, () => {
    const after = pulsed(lock);
    expect([after.result, after.lock.lockState, after.lock.doorState]).toEqual([result, lockState, doorState]);
  });
}

test('a door that is closed is locked again', () => {
  expect(closed(pulsed(sound).lock)).toMatchObject({ lockState: 'locked', doorState: 'closed' });
});

const readings = [
  ['a weak battery reports what takes a lock out of rentals', having('low_battery'), { battery: 21 }],
  ['a changed battery reports a fresh one', withFault(having('low_battery'), 'low_battery', false), { battery: 96 }],
  ['no radio reports no signal', having('no_signal'), { signal: 0 }],
] as const;

for (const [name, lock, expected] of readings) {
  test(name, () => expect(readingOf(lock)).toMatchObject(expected));
}

test('whatever happens to a lock, its reading can be sent', () => {
  const acts: ((lock: VirtualLock) => VirtualLock)[] = [
    closed,
    forced,
    (lock) => pulsed(lock).lock,
    (lock) => aged(lock, seeded(7)),
    having.bind(null, 'low_battery'),
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...acts)), (done) => {
      const { battery, signal, temperature } = readingOf(done.reduce((lock, act) => act(lock), sound));
      return (
        Number.isInteger(battery) && battery! >= 0 && battery! <= 100 && Number.isInteger(signal) && temperature! < 50
      );
    }),
  );
});

test('the same seed is the same chance', () => {
  const [a, b] = [seeded(9), seeded(9)];
  expect([a(), a(), a()]).toEqual([b(), b(), b()]);
});
