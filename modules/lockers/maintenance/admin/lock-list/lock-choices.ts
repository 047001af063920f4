import { DoorFact } from '@fachwerk/devices/wire';
import { RentalTerm } from '@fachwerk/locations/contract';
import { BoxState, type LockFilter, type LockSort } from '@fachwerk/lockers/contract-lock';
import { isId, type ListState } from '@fachwerk/react/list-state';

const isSize = (value: string) => /^[A-Z0-9]{1,6}$/.test(value);

/** What the list can be narrowed by, as it stands in the address. */
export const lockChoices = {
  state: BoxState.options,
  location: isId,
  size: isSize,
  term: RentalTerm.options,
  battery: ['30', '40'],
  signal: ['none', 'weak', 'good'],
  door: DoorFact.options,
  service: ['none', 'staff', 'battery', 'signal'],
  controller: isId,
  online: ['yes', 'no'],
  archived: ['only', 'yes'],
} as const;

/** Boxes of one place stand together, unless somebody wants it otherwise. */
const sort = [
  'location',
  'number',
  'battery',
  'signal',
  'openedAt',
  'lastSeenAt',
] as const satisfies readonly LockSort[];

export const lockList = { sort, choices: lockChoices } as const;

export type LockListState = ListState<LockSort, Record<never, never>, typeof lockChoices>;

/** The same, as the server is asked. */
export function lockFilter({ search, chosen }: Pick<LockListState, 'search' | 'chosen'>): LockFilter {
  const { state, location, size, term, battery, signal, door, service, controller, online, archived } = chosen;
  return {
    ...(search && { search }),
    ...(state.length > 0 && { states: [...state] }),
    ...(location.length > 0 && { locationIds: [...location] }),
    ...(size.length > 0 && { sizeCodes: [...size] }),
    ...(term[0] && { term: term[0] }),
    ...(battery[0] && { batteryBelow: Number(battery[0]) }),
    ...(signal[0] && { signal: signal[0] }),
    ...(door[0] && { door: door[0] }),
    ...(service.length > 0 && { outOfService: [...service] }),
    ...(controller[0] && { controllerId: controller[0] }),
    ...(online[0] && { isOnline: online[0] === 'yes' }),
    ...(archived[0] === 'yes' && { withArchived: true }),
    ...(archived[0] === 'only' && { isArchived: true }),
  };
}
