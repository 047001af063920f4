import type { DoorFact, Fault, LockFact, LockReading, OpenResult } from '@fachwerk/devices/wire';

/** One lock of the simulation. Times and chance come from outside, so that a scenario runs the same way twice. */
export type VirtualLock = {
  readonly channel: number;
  readonly lockState: LockFact;
  readonly doorState: DoorFact;
  /** Falls in small steps; reported as a whole number. */
  readonly battery: number;
  readonly signal: number;
  readonly temperature: number;
  readonly faults: ReadonlySet<Fault>;
};

const BATTERY_PER_OPENING = 0.02;
const BATTERY_PER_REPORT = 0.0005;
const LOW_BATTERY_PERCENT = 21;
const FRESH_BATTERY_PERCENT = 96;

export function newLock(channel: number, random: () => number, battery?: number): VirtualLock {
  return {
    channel,
    lockState: 'locked',
    doorState: 'closed',
    battery: battery ?? 55 + random() * 43,
    signal: 60 + Math.floor(random() * 40),
    temperature: 12 + random() * 10,
    faults: new Set(),
  };
}

/** What a pulse does, and what the controller says about it. A lying one says that it worked. */
export function pulsed(lock: VirtualLock): { readonly lock: VirtualLock; readonly result: OpenResult } {
  if (lock.doorState === 'open') return { lock, result: 'already_open' };
  const used = { ...lock, battery: Math.max(0, lock.battery - BATTERY_PER_OPENING) };
  if (lock.faults.has('jam')) return { lock: used, result: 'jammed' };
  if (lock.faults.has('lying')) return { lock: used, result: 'opened' };
  return { lock: { ...used, lockState: 'unlocked', doorState: 'open' }, result: 'opened' };
}

export function closed(lock: VirtualLock): VirtualLock {
  return { ...lock, lockState: 'locked', doorState: 'closed' };
}

/** Somebody with a crowbar: the bolt still says locked. */
export function forced(lock: VirtualLock): VirtualLock {
  return { ...lock, doorState: 'open' };
}

export function withFault(lock: VirtualLock, fault: Fault, isOn: boolean): VirtualLock {
  const faults = new Set(lock.faults);
  if (isOn) faults.add(fault);
  else faults.delete(fault);
  const wasRepaired = fault === 'low_battery' && !isOn && lock.faults.has('low_battery');
  return { ...lock, faults, battery: wasRepaired ? FRESH_BATTERY_PERCENT : lock.battery };
}

/** The next report: batteries fall, temperatures wander, radio is never quite the same. */
export function aged(lock: VirtualLock, random: () => number): VirtualLock {
  return {
    ...lock,
    battery: Math.max(0, lock.battery - BATTERY_PER_REPORT),
    signal: clamp(lock.signal + Math.round(random() * 4 - 2), 35, 100),
    temperature: clamp(lock.temperature + random() * 0.4 - 0.2, -15, 45),
  };
}

export function readingOf(lock: VirtualLock): LockReading {
  return {
    lock: lock.channel,
    lockState: lock.lockState,
    doorState: lock.doorState,
    battery: Math.round(lock.faults.has('low_battery') ? LOW_BATTERY_PERCENT : lock.battery),
    signal: lock.faults.has('no_signal') ? 0 : lock.signal,
    temperature: Math.round(lock.temperature * 10) / 10,
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
