import { type Lane, lanesOf as lanesOfAll } from '@fachwerk/base/lanes';

type Spanning = { readonly id: string | number; readonly start: string; readonly end: string };

/** Only for what begins and ends on one day: the rest stands above the hours. */
export function lanesOf(events: readonly Spanning[]): ReadonlyMap<Spanning['id'], Lane> {
  return lanesOfAll(events.filter(({ start, end }) => start.slice(0, 10) === end.slice(0, 10)));
}
