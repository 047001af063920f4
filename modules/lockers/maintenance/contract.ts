import { ask } from '@fachwerk/base/contract';
import { FileAnswer, Instant } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const TelemetryPoint = z.object({
  at: Instant,
  battery: z.nullable(z.number()),
  signal: z.nullable(z.number()),
  temperature: z.nullable(z.number()),
});
export type TelemetryPoint = z.infer<typeof TelemetryPoint>;

export const LockStatistics = z.object({
  days: z.int(),
  openings: z.int(),
  openingsBefore: z.int(),
  failedOpenings: z.int(),
  /** Share of the time the box was taken. */
  occupancyPercent: z.number(),
  occupancyPercentBefore: z.number(),
  revenueCents: z.int(),
  revenueCentsBefore: z.int(),
  /** Openings by calendar day of the location. */
  daily: z.array(z.object({ on: z.iso.date(), openings: z.int(), occupancyPercent: z.number() })),
});
export type LockStatistics = z.infer<typeof LockStatistics>;

const one = z.object({ id: z.uuid() });

export const maintenanceApi = {
  logs: ask({
    method: 'POST',
    path: '/location/lock/logs/:id',
    access: 'staff:locks.read',
    places: true,
    summary: 'What happened at a lock, newest first.',
    input: z.extend(one, { before: z.optional(z.object({ at: Instant, id: z.uuid() })) }),
    output: z.object({
      entries: z.array(
        z.object({
          id: z.uuid(),
          at: Instant,
          type: z.string(),
          personName: z.string(),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      next: z.nullable(z.object({ at: Instant, id: z.uuid() })),
    }),
  }),
  statistics: ask({
    method: 'POST',
    path: '/location/lock/statistics/:id',
    access: 'staff:locks.read',
    places: true,
    summary: 'Openings, occupancy and revenue of a lock, against the time before.',
    input: z.extend(one, { days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 30) }),
    output: LockStatistics,
  }),
  telemetry: ask({
    method: 'GET',
    path: '/location/lock/:id/telemetry',
    access: 'staff:locks.read',
    places: true,
    summary: 'Battery, signal and temperature of a lock over time, at most 500 points.',
    input: z.extend(one, { days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), 7) }),
    output: z.object({ points: z.array(TelemetryPoint) }),
  }),
  stickers: ask({
    method: 'POST',
    path: '/location/lock/stickers',
    access: 'staff:locks.read',
    places: true,
    summary: 'A sheet of QR stickers to print (PDF).',
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
    output: FileAnswer,
  }),
  batteries: ask({
    method: 'GET',
    path: '/location/batteries',
    access: 'staff:locks.read',
    places: true,
    summary: 'Locks whose battery will need a visit, the most urgent first, with the day it is expected to be too low.',
    input: z.object({}),
    output: z.object({
      locks: z.array(
        z.object({
          id: z.uuid(),
          number: z.string(),
          locationId: z.uuid(),
          locationName: z.string(),
          battery: z.int(),
          isLow: z.boolean(),
          /** Null: it does not fall. */
          lowOn: z.nullable(z.iso.date()),
        }),
      ),
      total: z.int(),
    }),
  }),
};
