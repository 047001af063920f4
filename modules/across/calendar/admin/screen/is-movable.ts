import { whyNotChange } from '@fachwerk/appointments/rules/appointment';
import type { Meant } from './use-calendar.ts';

export function isMovable(meant: Meant | undefined): boolean {
  return meant?.kind === 'appointment' && whyNotChange(meant.appointment) === null;
}
