import type { LimitProblem, LimitScope, LimitSet, LimitSubject, Limits, OwnLimits, WantedLimits } from '../contract.ts';

/** What holds where nobody says otherwise (spec §1, §4, §11). */
export const DEFAULT_LIMITS: Limits = {
  battery: { outPercent: 30, warningPercent: 30, backPercent: 40 },
  noSignal: { minutes: 15 },
  overrun: { graceMinutes: 180, since: 'booked_end' },
  keepWarm: { isOn: false, everyMinutes: 120, from: '06:00', to: '23:00' },
  reminders: { minutes: 60, shortMinutes: 15 },
};

export const NOTHING_OWN: OwnLimits = { battery: null, noSignal: null, overrun: null, keepWarm: null, reminders: null };

export const LIMIT_SUBJECTS = Object.keys(DEFAULT_LIMITS) as LimitSubject[];
/** A lock type says how its hardware behaves; what was agreed with customers is the location's. */
export const LOCK_TYPE_SUBJECTS: readonly LimitSubject[] = ['battery', 'noSignal'];

export const subjectsOf = ({ lockType }: Pick<LimitScope, 'lockType'>): readonly LimitSubject[] =>
  lockType === null ? LIMIT_SUBJECTS : LOCK_TYPE_SUBJECTS;

/** Where a limit comes from; the most specific wins, and comes first. */
const LIMIT_SOURCES = ['lock_type', 'location', 'network', 'default'] as const;
export type LimitSource = (typeof LIMIT_SOURCES)[number];

/** Of a lock, with the make of its hardware; of a location, without. */
export type LimitedPlace = {
  readonly networkId: string;
  readonly companyId: string;
  readonly locationId: string | null;
  readonly lockType?: string | null | undefined;
};

type Found = { readonly [Subject in LimitSubject]: { readonly value: Limits[Subject]; readonly from: LimitSource } };

const keyOf = (companyId: string, { locationId, lockType }: LimitScope) => `${companyId} ${locationId} ${lockType}`;

/** All that was said, ready to be asked for many places. */
export type LimitBook = {
  readonly sets: readonly LimitSet[];
  readonly find: (companyId: string, scope: LimitScope) => LimitSet | undefined;
};

export function limitBook(sets: readonly LimitSet[]): LimitBook {
  const byKey = new Map(sets.map((set) => [keyOf(set.companyId, set), set]));
  return { sets, find: (companyId, scope) => byKey.get(keyOf(companyId, scope)) };
}

/** The same, with one place saying something else. */
export function bookWith(book: LimitBook, changed: LimitSet): LimitBook {
  const key = keyOf(changed.companyId, changed);
  return limitBook([...book.sets.filter((set) => keyOf(set.companyId, set) !== key), changed]);
}

/** What holds at a place, by subject, and who said it. */
export function limitsWithSource(book: LimitBook, place: LimitedPlace): Found {
  const { networkId, companyId, locationId, lockType } = place;
  const layers = {
    lock_type: lockType ? book.find(networkId, { locationId: null, lockType }) : undefined,
    location: locationId === null ? undefined : book.find(companyId, { locationId, lockType: null }),
    network: book.find(networkId, { locationId: null, lockType: null }),
    default: DEFAULT_LIMITS,
  };
  const found = LIMIT_SUBJECTS.map((subject) => {
    const from = LIMIT_SOURCES.find((source) => layers[source]?.[subject])!;
    return [subject, { value: layers[from]![subject], from }];
  });
  return Object.fromEntries(found);
}

export function limitsOf(book: LimitBook, place: LimitedPlace): Limits {
  const found = Object.entries(limitsWithSource(book, place)).map(([subject, { value }]) => [subject, value]);
  return Object.fromEntries(found) as Limits;
}

/** Why a place cannot say this, or null. */
export function whyNotLimits(scope: LimitScope, given: WantedLimits): LimitProblem | null {
  const { battery, reminders } = given;
  if (scope.locationId !== null && scope.lockType !== null) return 'limit.one_place';
  const allowed = subjectsOf(scope);
  if (LIMIT_SUBJECTS.some((subject) => given[subject] && !allowed.includes(subject))) return 'limit.not_of_lock_type';
  // Out of service at the warning itself is how the specification has it.
  if (battery && !(battery.outPercent <= battery.warningPercent && battery.warningPercent < battery.backPercent)) {
    return 'limit.battery_order';
  }
  if (reminders && reminders.shortMinutes > reminders.minutes) return 'limit.reminder_order';
  return null;
}
