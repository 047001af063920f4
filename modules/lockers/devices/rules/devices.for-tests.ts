import type { Me } from '@fachwerk/auth/contract';
import { meLike as anyMe } from '@fachwerk/auth/rules/me.for-tests';
import type { Controller } from '../contract-controller.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const BERLIN = idOf(9001);
export const COLOGNE = idOf(9002);

/** A user of a company without demo devices. */
export const meLike = (...capabilities: string[]): Me =>
  anyMe({
    id: idOf(100),
    email: 'carla@zeitlager.example',
    contact: { firstName: 'Carla', lastName: 'Rossi' },
    backendRoles: ['technician'],
    company: 'zeitlagercity',
    companyObject: {
      id: idOf(900),
      code: 'zeitlagercity',
      name: 'Zeitlager City',
      kind: 'franchisor',
      franchisorCompany: null,
      isDemo: false,
    },
    capabilities,
  });

export function controllerLike(number: number, more: Partial<Controller> = {}): Controller {
  return {
    id: idOf(8000 + number),
    companyId: idOf(900),
    name: `Wand ${number}`,
    kind: 'controller',
    locationId: BERLIN,
    locationName: 'Berlin Hauptbahnhof',
    serial: `ZL-${number}`,
    note: '',
    lockType: '',
    state: 'online',
    lastSeenAt: new Date(),
    onlineSince: new Date('2026-11-10T08:00:00Z'),
    offlineSince: null,
    firmware: '2.4.1',
    queue: 0,
    locks: 0,
    lastPing: null,
    archivedAt: null,
    version: 4,
    ...more,
  };
}
