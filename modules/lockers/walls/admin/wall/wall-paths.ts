import type { BoxState } from '@fachwerk/lockers/contract-lock';

export const WALLS = '/admin/real-time-monitoring';

export function wallPath(locationId: string, boxId?: string): string {
  return boxId ? `${WALLS}/${locationId}/${boxId}` : `${WALLS}/${locationId}`;
}

type LockListChoice = {
  readonly state?: readonly BoxState[];
  readonly location?: string | undefined;
  readonly controller?: string;
  readonly door?: 'open';
  readonly battery?: '30' | '40';
};

/** The list behind a number, with its filter in the address. */
export function lockListPath(choice: LockListChoice): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    for (const each of [value ?? []].flat()) params.append(name, each);
  }
  const query = params.toString();
  return query ? `/admin/locks?${query}` : '/admin/locks';
}
