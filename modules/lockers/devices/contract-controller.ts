import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { Credentials } from './wire.ts';

export const ControllerKind = z.enum(['controller', 'terminal']);
export type ControllerKind = z.infer<typeof ControllerKind>;

export const ControllerData = z.object({
  name: line(80, 1),
  kind: ControllerKind,
  locationId: z.uuid(),
  serial: line(60),
  note: paragraph(1000),
  /** The make of the locks that hang on it; empty: not said, left out: as it is. */
  lockType: z.optional(line(60)),
});
export type ControllerData = z.infer<typeof ControllerData>;

/** `new`: created, token not used yet. `waiting`: has credentials, never seen. */
export const ControllerState = z.enum(['new', 'waiting', 'online', 'offline']);
export type ControllerState = z.infer<typeof ControllerState>;

export const Controller = z.extend(ControllerData, {
  id: z.uuid(),
  companyId: z.uuid(),
  locationName: z.string(),
  lockType: z.string(),
  state: ControllerState,
  lastSeenAt: z.nullable(Instant),
  onlineSince: z.nullable(Instant),
  offlineSince: z.nullable(Instant),
  firmware: z.string(),
  queue: z.int(),
  locks: z.int(),
  lastPing: z.nullable(z.object({ at: Instant, milliseconds: z.nullable(z.int()) })),
  archivedAt: z.nullable(Instant),
  version: z.int(),
});
export type Controller = z.infer<typeof Controller>;

/** Shown once: only its hash is stored. */
export const ProvisioningToken = z.object({ token: secret(z.string()), expiresAt: Instant, provisionUrl: z.string() });
export type ProvisioningToken = z.infer<typeof ProvisioningToken>;

const one = z.object({ id: z.uuid() });

export const controllerApi = {
  list: ask({
    method: 'GET',
    path: '/location/monitoring',
    access: 'staff:controllers.read',
    places: true,
    summary: 'Controllers and terminals in sight, with their presence.',
    input: z.object({
      kind: z.optional(ControllerKind),
      search: z.optional(line(100)),
      state: z.optional(ControllerState),
      locationId: z.optional(z.uuid()),
      /** Without it, those in use. */
      archived: z.optional(z.literal('only')),
    }),
    output: z.object({ controllers: z.array(Controller) }),
  }),
  find: ask({
    method: 'POST',
    path: '/location/monitoring/controller',
    access: 'staff:controllers.read',
    places: true,
    summary: 'One controller.',
    input: z.object({ controller: one }),
    output: Controller,
  }),
  ping: change({
    method: 'POST',
    path: '/location/monitoring/ping',
    access: 'staff:locks.service',
    places: true,
    repeats: 'again',
    summary: 'Asks a controller to answer; the round trip appears as `lastPing`.',
    input: z.object({ controller: one }),
    output: Nothing,
  }),
  add: change({
    method: 'POST',
    path: '/location/monitoring/add',
    access: 'staff:controllers.manage',
    repeats: 'key',
    summary: 'A new controller or terminal, with a token that its device exchanges once for credentials.',
    input: z.object({ controller: ControllerData }),
    output: z.object({ controller: Controller, provisioning: ProvisioningToken }),
  }),
  edit: change({
    method: 'POST',
    path: '/location/monitoring/edit',
    access: 'staff:controllers.manage',
    repeats: 'version',
    summary: 'Changes a controller; `version` is the one that was read.',
    input: z.object({ controller: z.extend(ControllerData, { id: z.uuid(), version: z.int() }) }),
    output: Controller,
  }),
  renewToken: change({
    method: 'POST',
    path: '/location/monitoring/token',
    access: 'staff:controllers.manage',
    repeats: 'again',
    summary: 'A new token, for a device that was replaced; the old credentials stop working at once.',
    input: z.object({ controller: one }),
    output: ProvisioningToken,
  }),
  archive: change({
    method: 'POST',
    path: '/location/monitoring/archive',
    access: 'staff:controllers.manage',
    repeats: 'same',
    summary: 'Takes a controller out of use; refused while it has locks.',
    input: z.object({ controller: one }),
    output: Nothing,
  }),
  restore: change({
    method: 'POST',
    path: '/location/monitoring/restore',
    access: 'staff:controllers.manage',
    repeats: 'same',
    summary: 'Takes a controller out of the archive; its device needs a new token. One in use stays as it is.',
    input: z.object({ controller: one }),
    output: Controller,
  }),
  provision: change({
    method: 'POST',
    path: '/location/controllers/provision',
    access: 'public',
    repeats: 'once',
    triesPerMinute: 120,
    summary: 'A device exchanges its one-time token for credentials.',
    input: z.object({ token: secret(z.string().check(z.minLength(20), z.maxLength(200))) }),
    output: Credentials,
  }),
  /** In the format of broker plugins: `result` for EMQX, `ok` for Mosquitto with mosquitto-go-auth. */
  checkDevice: ask({
    method: 'POST',
    path: '/location/controllers/check',
    access: 'public',
    triesPerMinute: 6000,
    summary: 'An external broker asks whether a device may connect.',
    input: z.object({
      username: z.string().check(z.maxLength(200)),
      password: secret(z.string().check(z.maxLength(200))),
      clientid: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ result: z.enum(['allow', 'deny']), ok: z.boolean() }),
  }),
};
