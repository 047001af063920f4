import { ask } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { DoorFact, LockFact } from '@fachwerk/devices/wire';
import { BoxState, WallPlace } from '@fachwerk/lockers/contract-lock';
import * as z from 'zod/mini';

export const wallProblems = {
  'wall.span_too_long': 422,
  'wall.span_too_old': 422,
} as const satisfies ProblemCatalog;
export type WallProblem = keyof typeof wallProblems;

/** What the wall shows of a box: as little as 1,000 of them need. */
export const WallBox = z.object({
  id: z.uuid(),
  number: z.string(),
  sizeCode: z.string(),
  place: WallPlace,
  state: BoxState,
  lockState: LockFact,
  doorState: DoorFact,
  isOnline: z.boolean(),
  battery: z.nullable(z.int()),
  isBatteryLow: z.boolean(),
  until: z.nullable(Instant),
});
export type WallBox = z.infer<typeof WallBox>;

export const Wall = z.object({
  locationId: z.uuid(),
  companyId: z.uuid(),
  locationName: z.string(),
  city: z.string(),
  companyName: z.string(),
  controllers: z.object({ online: z.int(), all: z.int() }),
  boxes: z.array(WallBox),
});
export type Wall = z.infer<typeof Wall>;

/** A location at a glance, for the overview and the dashboard. */
export const WallSummary = z.object({
  locationId: z.uuid(),
  locationName: z.string(),
  city: z.string(),
  companyName: z.string(),
  counts: z.partialRecord(BoxState, z.int()),
  total: z.int(),
  openDoors: z.int(),
  controllers: z.object({ online: z.int(), all: z.int() }),
});
export type WallSummary = z.infer<typeof WallSummary>;

/** What a box looked like from an instant on. */
export const WallChange = z.object({
  at: Instant,
  boxId: z.uuid(),
  state: BoxState,
  lockState: LockFact,
  doorState: DoorFact,
  isOnline: z.boolean(),
});
export type WallChange = z.infer<typeof WallChange>;

/** How far back the slider goes. */
export const REPLAY_DAYS = 7;

/** How many walls the dashboard shows. */
export const FEW_WALLS = 6;

export const wallApi = {
  summaries: ask({
    method: 'GET',
    path: '/location/walls',
    access: 'staff:locks.read',
    places: true,
    summary: 'Every location in sight with the number of boxes per state, or the few where boxes run short.',
    input: z.object({ shortest: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))) }),
    output: z.object({ walls: z.array(WallSummary) }),
  }),
  wall: ask({
    method: 'GET',
    path: '/location/wall/:locationId',
    access: 'staff:locks.read',
    places: true,
    summary: 'One wall, box by box.',
    input: z.object({ locationId: z.uuid() }),
    output: Wall,
  }),
  history: ask({
    method: 'GET',
    path: '/location/wall/:locationId/history',
    access: 'staff:locks.read',
    places: true,
    summary: 'How a wall looked at `from`, and every change until `to`; at most 24 hours at once.',
    input: z.object({ locationId: z.uuid(), from: Instant, to: Instant }),
    output: z.object({ start: z.array(WallChange), changes: z.array(WallChange) }),
  }),
};
