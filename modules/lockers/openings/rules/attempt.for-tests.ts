import { idOf } from '@fachwerk/devices/rules/devices.for-tests';
import type { OpenAttempt } from '../contract.ts';

export const attemptLike = (more: Partial<OpenAttempt> = {}): OpenAttempt => ({
  id: idOf(5001),
  lockId: idOf(1),
  lockName: '1',
  type: 'operator',
  sendAltSignal: false,
  reason: '',
  state: 'requested',
  detail: '',
  personName: 'Mia Muster',
  requestedAt: new Date(),
  sentAt: null,
  acknowledgedAt: null,
  endedAt: null,
  expiresAt: new Date(Date.now() + 15_000),
  doorState: 'closed',
  ...more,
});
