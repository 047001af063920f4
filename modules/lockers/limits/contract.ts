import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

const percent = () => z.int().check(z.minimum(1), z.maximum(100));
const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.time'));

/** A lock below `warningPercent` is reported, below `outPercent` taken out of new rentals; from `backPercent` on it is well again. */
export const BatteryLimits = z.object({ outPercent: percent(), warningPercent: percent(), backPercent: percent() });
export type BatteryLimits = z.infer<typeof BatteryLimits>;

/** A lock that was not seen for this long counts as gone. */
export const NoSignalLimits = z.object({ minutes: z.int().check(z.minimum(5), z.maximum(1440)) });

/** The specification counts from the booked end; from the end of grace nothing jumps when it is over. */
export const OverrunSince = z.enum(['booked_end', 'grace_end']);
export type OverrunSince = z.infer<typeof OverrunSince>;

export const OverrunLimits = z.object({
  graceMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** From when overrun counts once grace is over. */
  since: OverrunSince,
});

/** Locks are kept ready by commands at an interval, inside a window of the day (spec §1, "keep-warm"). */
export const KeepWarm = z.object({
  isOn: z.boolean(),
  everyMinutes: z.int().check(z.minimum(5), z.maximum(1440)),
  /** Local time of the location, HH:MM. */
  from: timeOfDay(),
  to: timeOfDay(),
});
export type KeepWarm = z.infer<typeof KeepWarm>;

/** Before the end of a rental; `shortMinutes` for rentals up to an hour and a half. */
export const ReminderLimits = z.object({
  minutes: z.int().check(z.minimum(5), z.maximum(1440)),
  shortMinutes: z.int().check(z.minimum(5), z.maximum(60)),
});
export type ReminderLimits = z.infer<typeof ReminderLimits>;

export const Limits = z.object({
  battery: BatteryLimits,
  noSignal: NoSignalLimits,
  overrun: OverrunLimits,
  keepWarm: KeepWarm,
  reminders: ReminderLimits,
});
export type Limits = z.infer<typeof Limits>;
export type LimitSubject = keyof Limits;

/** What one place says itself; null is inherited. */
export const OwnLimits = z.object({
  battery: z.nullable(BatteryLimits),
  noSignal: z.nullable(NoSignalLimits),
  overrun: z.nullable(OverrunLimits),
  keepWarm: z.nullable(KeepWarm),
  reminders: z.nullable(ReminderLimits),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

/** What is not named stays; null is inherited again. */
export const WantedLimits = z.partial(OwnLimits);
export type WantedLimits = z.infer<typeof WantedLimits>;

/** Both null: the network. */
export const LimitScope = z.object({ locationId: z.nullable(z.uuid()), lockType: z.nullable(line(60, 1)) });
export type LimitScope = z.infer<typeof LimitScope>;

export const LimitSet = z.extend(OwnLimits, { ...LimitScope.shape, companyId: z.uuid(), version: z.int() });
export type LimitSet = z.infer<typeof LimitSet>;

export const LimitPlace = z.object({
  networkId: z.uuid(),
  companyId: z.uuid(),
  locationId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
});
export type LimitPlace = z.infer<typeof LimitPlace>;

export const LookBackKind = z.enum([
  'battery_messages',
  'battery_out',
  'no_signal',
  'overrun_rentals',
  'overrun_cents',
  'warm_commands',
  'warm_percent',
  'reminded',
  'reminded_earlier',
  'reminded_later',
]);
export type LookBackKind = z.infer<typeof LookBackKind>;

/** A figure of the time looked back on, as it is and as it would have been. Null after: what was recorded does not tell. */
export const LookBackLine = z.object({
  kind: LookBackKind,
  before: z.number(),
  after: z.nullable(z.number()),
  minutes: z.optional(z.int()),
  /** The data begins only here. */
  from: z.optional(Instant),
});
export type LookBackLine = z.infer<typeof LookBackLine>;

export const LOOK_BACK_DAYS = 30;

export const limitCapabilities = {
  'limits.read': {
    roles: ['administrator', 'management', 'staff', 'technician', 'support', 'accounting', 'reader'],
    kinds: ['franchisor', 'franchisee', 'merchant'],
  },
  'limits.manage': { roles: ['administrator', 'management'], kinds: ['franchisor', 'franchisee', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const limitProblems = {
  'limit.location_unknown': 404,
  'limit.lock_type_unknown': 404,
  'limit.changed_meanwhile': 409,
  /** A franchisee decides for its own locations alone. */
  'limit.of_franchisor': 403,
  'limit.not_of_lock_type': 422,
  'limit.one_place': 422,
  'limit.battery_order': 422,
  'limit.reminder_order': 422,
} as const satisfies ProblemCatalog;
export type LimitProblem = keyof typeof limitProblems;

const wanted = { scope: LimitScope, limits: WantedLimits };

export const limitApi = {
  list: ask({
    method: 'GET',
    path: '/location/limits',
    access: 'staff:limits.read',
    summary: 'What the network, its lock types and the locations in sight say; what nobody says is a default.',
    input: z.object({}),
    output: z.object({
      networkId: z.uuid(),
      /** The caller's company decides for the network. */
      isNetwork: z.boolean(),
      sets: z.array(LimitSet),
      locations: z.array(LimitPlace),
      lockTypes: z.array(z.object({ name: z.string(), locks: z.int() })),
    }),
  }),
  at: ask({
    method: 'GET',
    path: '/location/limits/at',
    access: 'staff:limits.read',
    summary: 'What holds at a location, and for a lock type there.',
    input: z.object({ locationId: z.uuid() }),
    output: z.object({ place: LimitPlace, sets: z.array(LimitSet) }),
  }),
  lookBack: ask({
    method: 'POST',
    path: '/location/limits/look-back',
    access: 'staff:limits.read',
    summary: 'What would have happened in the last 30 days with other limits.',
    input: z.object(wanted),
    output: z.object({ since: Instant, lines: z.array(LookBackLine) }),
  }),
  save: change({
    method: 'POST',
    path: '/location/limits',
    access: 'staff:limits.manage',
    repeats: 'version',
    summary:
      'Changes the limits of the network, a location or a lock type; `version` is the one that was read, 0 where nothing is said yet.',
    input: z.object({ ...wanted, version: z.int() }),
    output: LimitSet,
  }),
};

export const limitStream = stream({
  name: 'limits',
  access: 'staff:limits.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
