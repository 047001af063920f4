import { isTimeZone } from '@fachwerk/base/format-time';
import type { FieldProblem } from '@fachwerk/base/problem';
import { below, type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { hoursFaults } from '@fachwerk/opening-hours/rules/hours-faults';
import type { LocationProblem, StorageLocationData } from '../contract.ts';

/** Why a location cannot be like this, or null. The first kind of fault wins, with every field it is about. */
export function whyNotLocation(data: StorageLocationData): Refusal<LocationProblem> | null {
  return (
    refusalOf('location.neither_short_nor_long', termFaults(data)) ??
    refusalOf('location.time_zone_unknown', zoneFaults(data)) ??
    refusalOf('location.hours_refused', below('openingHours', hoursFaults(data.openingHours)))
  );
}

function termFaults({ isShortTerm, isLongTerm }: StorageLocationData): FieldProblem[] {
  return isShortTerm || isLongTerm ? [] : [{ path: 'isShortTerm', code: 'location.neither_short_nor_long' }];
}

function zoneFaults({ timeZone }: StorageLocationData): FieldProblem[] {
  return isTimeZone(timeZone) ? [] : [{ path: 'timeZone', code: 'location.time_zone_unknown' }];
}
