import type { ServiceWorld } from '@fachwerk/server/module';
import { SessionLock, type SessionLockOptions } from '@fachwerk/server/session-lock';

/** The name of the lock, and of the connections that want it. */
const INTAKE = 'fachwerk intake';
/** Of a server that is the broker itself. */
export const BROKER_INSIDE = 'fachwerk broker inside';

/** Held by the one process that hears the controllers of this database. */
export function intakeLock(
  { url }: ServiceWorld,
  applicationName = INTAKE,
  told: Pick<SessionLockOptions, 'onHeld' | 'onLost'> = {},
): SessionLock {
  return new SessionLock({ url, name: INTAKE, applicationName, ...told });
}
