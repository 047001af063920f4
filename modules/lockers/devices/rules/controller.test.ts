import { expect, test } from 'vitest';
import { controllerState, whyNotArchive, whyNotMove, whyNotPing } from './controller.ts';

const states = [
  ['is new until its token was used', { hasCredentials: false, isOnline: false, wasSeen: false }, 'new'],
  ['is new again after its token was renewed', { hasCredentials: false, isOnline: false, wasSeen: true }, 'new'],
  ['waits with credentials until it is seen', { hasCredentials: true, isOnline: false, wasSeen: false }, 'waiting'],
  ['is online', { hasCredentials: true, isOnline: true, wasSeen: true }, 'online'],
  ['is offline', { hasCredentials: true, isOnline: false, wasSeen: true }, 'offline'],
] as const;
for (const [name, facts, expected] of states) {
  test(`a controller ${name}`, () => expect(controllerState(facts)).toBe(expected));
}

const archivedAt = new Date();
const refusals = [
  ['is pinged while it is online', whyNotPing({ state: 'online', archivedAt: null }), null],
  ['is not pinged while it is offline', whyNotPing({ state: 'offline', archivedAt: null }), 'controller.offline'],
  ['is not pinged when it is archived', whyNotPing({ state: 'online', archivedAt }), 'controller.archived'],
  ['is archived without locks', whyNotArchive({ locks: 0, archivedAt: null }), null],
  ['is not archived with locks', whyNotArchive({ locks: 1, archivedAt: null }), 'controller.has_locks'],
  ['is not archived twice', whyNotArchive({ locks: 0, archivedAt }), 'controller.archived'],
  ['moves without locks', whyNotMove({ locks: 0, locationId: 'a' }, 'b'), null],
  ['stays where its locks are', whyNotMove({ locks: 2, locationId: 'a' }, 'b'), 'controller.has_locks'],
  ['may be renamed with locks', whyNotMove({ locks: 2, locationId: 'a' }, 'a'), null],
] as const;
for (const [name, actual, expected] of refusals) test(`a controller ${name}`, () => expect(actual).toBe(expected));
