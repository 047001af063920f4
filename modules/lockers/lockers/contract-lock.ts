import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing, paragraph } from '@fachwerk/base/schema';
import { DoorFact, LockFact } from '@fachwerk/devices/wire';
import { RentalTerm } from '@fachwerk/locations/contract';
import * as z from 'zod/mini';

/** Whether a box can be had, in the order in which the reasons count: what comes first hides what comes later. */
export const BoxState = z.enum([
  'alarm',
  'out_of_service',
  'overrun',
  'rented',
  'reserved',
  'to_check',
  'not_on_sale',
  'free',
]);
export type BoxState = z.infer<typeof BoxState>;

/**
 * What keeps a box from being sold: it was never opened through the wiring it has, its size has no price, or its whole location is not sold.
 */
export const BoxGap = z.enum(['unproven', 'unpriced', 'location']);
export type BoxGap = z.infer<typeof BoxGap>;

/** Who has a box at the moment, written by whoever lets boxes. */
export const Occupancy = z.object({
  kind: z.enum(['reserved', 'rented', 'overrun', 'to_check']),
  since: Instant,
  until: z.nullable(Instant),
  orderNumber: z.string(),
  customerName: z.string(),
});
export type Occupancy = z.infer<typeof Occupancy>;

/** Place in the wall: columns from the left, rows from the top, in grid units. */
export const WallPlace = z.object({
  column: z.int().check(z.minimum(1), z.maximum(200)),
  row: z.int().check(z.minimum(1), z.maximum(60)),
  columnSpan: z.int().check(z.minimum(1), z.maximum(10)),
  rowSpan: z.int().check(z.minimum(1), z.maximum(20)),
});
export type WallPlace = z.infer<typeof WallPlace>;

/** `battery`, `signal`: taken out by the house itself, and back by itself; `staff`: by hand. */
export const OutOfService = z.object({
  cause: z.enum(['staff', 'battery', 'signal']),
  since: Instant,
  reason: z.string(),
  personName: z.string(),
});
export type OutOfService = z.infer<typeof OutOfService>;

export const LockData = z.object({
  number: line(12, 1),
  sizeCode: line(6, 1),
  controllerId: z.nullable(z.uuid()),
  /** Which lock on the controller. */
  channel: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
  place: WallPlace,
  /** Null: the location's. */
  priceGroupId: z.nullable(z.uuid()),
});
export type LockData = z.infer<typeof LockData>;

export const Lock = z.extend(LockData, {
  id: z.uuid(),
  companyId: z.uuid(),
  locationId: z.uuid(),
  locationName: z.string(),
  controllerName: z.string(),
  /** Secret enough not to be guessed; it is in the QR code on the door. */
  qrCode: z.string(),
  state: BoxState,
  occupancy: z.nullable(Occupancy),
  outOfService: z.nullable(OutOfService),
  /** Why it is not sold, whoever has it; none: it is. */
  gaps: z.array(BoxGap),
  /** Kinds of its open alerts. */
  alerts: z.array(z.string()),
  lockState: LockFact,
  doorState: DoorFact,
  battery: z.nullable(z.int()),
  /** By the limits that hold for it; not after one odd reading. */
  isBatteryLow: z.boolean(),
  lockType: z.string(),
  signal: z.nullable(z.int()),
  temperature: z.nullable(z.number()),
  lastSeenAt: z.nullable(Instant),
  /** By its door, or by its bolt where no sensor watches the door. */
  openedAt: z.nullable(Instant),
  /** Its controller is there, and the lock was seen lately. */
  isOnline: z.boolean(),
  notes: z.int(),
  /** How many people have booked it ahead. */
  upcoming: z.int(),
  archivedAt: z.nullable(Instant),
  version: z.int(),
});
export type Lock = z.infer<typeof Lock>;

export const LockNote = z.object({ id: z.uuid(), at: Instant, personName: z.string(), text: z.string() });
export type LockNote = z.infer<typeof LockNote>;

export const LockFilter = z.object({
  search: z.optional(line(100)),
  /** Of its sticker. */
  qrCode: z.optional(line(100)),
  locationIds: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
  /** In locations that let boxes for such a time. */
  term: z.optional(RentalTerm),
  controllerId: z.optional(z.uuid()),
  sizeCodes: z.optional(z.array(line(6)).check(z.maxLength(20))),
  states: z.optional(z.array(BoxState).check(z.maxLength(8))),
  /** Below this many percent. */
  batteryBelow: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(101))),
  signal: z.optional(z.enum(['none', 'weak', 'good'])),
  door: z.optional(DoorFact),
  /** Whatever else is to be said of the box: one in alarm may be out of service as well. `none`: in service. */
  outOfService: z.optional(z.array(z.enum(['staff', 'battery', 'signal', 'none'])).check(z.maxLength(4))),
  isOnline: z.optional(z.boolean()),
  withArchived: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
});
export type LockFilter = z.infer<typeof LockFilter>;
export const LockSort = z.enum(['number', 'location', 'battery', 'signal', 'lastSeenAt', 'openedAt']);
export type LockSort = z.infer<typeof LockSort>;

const one = z.object({ id: z.uuid() });
const many = z.array(z.uuid()).check(z.minLength(1), z.maxLength(500));

export const lockApi = {
  list: ask({
    method: 'POST',
    path: '/location/locks',
    access: 'staff:locks.read',
    places: true,
    summary: 'Locks with their newest state.',
    input: z.object({
      filter: LockFilter,
      sort: z._default(LockSort, 'location'),
      dir: z._default(z.enum(['asc', 'desc']), 'asc'),
      /** The last lock of the page before. */
      after: z.optional(z.uuid()),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
    }),
    output: z.object({ locks: z.array(Lock), next: z.nullable(z.uuid()), total: z.int() }),
  }),
  find: ask({
    method: 'GET',
    path: '/location/lock/:id',
    access: 'staff:locks.read',
    places: true,
    summary: 'One lock with its newest state and its notes.',
    input: one,
    output: z.extend(Lock, { noteList: z.array(LockNote) }),
  }),
  add: change({
    method: 'POST',
    path: '/location/lock/add',
    access: 'staff:locks.configure',
    repeats: 'key',
    summary: 'A new lock at a location.',
    input: z.object({ item: z.extend(LockData, { locationId: z.uuid() }) }),
    output: Lock,
  }),
  addWall: change({
    method: 'POST',
    path: '/location/lock/add-wall',
    access: 'staff:locks.configure',
    repeats: 'key',
    summary: 'A whole wall of new locks; all of them or none.',
    input: z.object({ locationId: z.uuid(), items: z.array(LockData).check(z.minLength(1), z.maxLength(400)) }),
    output: z.object({ added: z.int() }),
  }),
  edit: change({
    method: 'POST',
    path: '/location/lock/edit',
    access: 'staff:locks.configure',
    repeats: 'version',
    summary: 'Changes a lock; `version` is the one that was read.',
    input: z.object({ item: z.extend(LockData, { id: z.uuid(), version: z.int() }) }),
    output: Lock,
  }),
  move: change({
    method: 'POST',
    path: '/location/lock/move',
    access: 'staff:locks.configure',
    repeats: 'version',
    summary:
      'Takes a lock to another location, or to another place in its wall; refused while it is rented or reserved.',
    input: z.object({
      item: z.object({
        id: z.uuid(),
        locationId: z.uuid(),
        controllerId: z.nullable(z.uuid()),
        channel: z.nullable(z.int().check(z.minimum(1), z.maximum(999))),
        place: WallPlace,
      }),
    }),
    output: Lock,
  }),
  remove: change({
    method: 'POST',
    path: '/location/lock/delete',
    access: 'staff:locks.configure',
    repeats: 'same',
    summary: 'Archives a lock; its logs stay. Refused while it is rented or reserved.',
    input: z.object({ item: one }),
    output: Nothing,
  }),
  restore: change({
    method: 'POST',
    path: '/location/lock/restore',
    access: 'staff:locks.configure',
    repeats: 'same',
    summary:
      'Takes a lock out of the archive, as it was or with the number, wiring and place that are given; one in use stays as it is.',
    input: z.object({
      item: z.extend(z.partial(z.pick(LockData, { number: true, controllerId: true, channel: true, place: true })), {
        id: z.uuid(),
      }),
    }),
    output: Lock,
  }),
  assignController: change({
    method: 'POST',
    path: '/location/lock/assign-controller',
    access: 'staff:locks.configure',
    repeats: 'same',
    summary: 'Wires locks of one location to a controller; channels follow the numbers, taken ones are skipped.',
    input: z.object({ ids: many, controllerId: z.uuid(), firstChannel: z.int().check(z.minimum(1), z.maximum(999)) }),
    output: z.object({ changed: z.int() }),
  }),
  setService: change({
    method: 'POST',
    path: '/location/lock/service',
    access: 'staff:locks.service',
    places: true,
    repeats: 'same',
    summary: 'Takes locks out of service or back, with a reason.',
    input: z.object({ ids: many, isInService: z.boolean(), reason: line(300, 3) }),
    output: z.object({ changed: z.int() }),
  }),
  addNote: change({
    method: 'POST',
    path: '/location/lock/:id/note',
    access: 'staff:locks.service',
    places: true,
    repeats: 'key',
    summary: 'Writes a note about a lock.',
    input: z.extend(one, { text: paragraph(2000).check(z.minLength(1)) }),
    output: LockNote,
  }),
  removeNote: change({
    method: 'DELETE',
    path: '/location/lock/:id/note/:noteId',
    access: 'staff:locks.service',
    places: true,
    repeats: 'same',
    summary: 'Takes a note away.',
    input: z.extend(one, { noteId: z.uuid() }),
    output: Nothing,
  }),
};
