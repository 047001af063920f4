import { addDays } from '@fachwerk/base/time';
import type { Fulfilment } from '@fachwerk/fulfilment/contract';
import type { ReviewProblem, ReviewState } from '../contract.ts';

type Written = { readonly stars: number; readonly title: string; readonly text: string; readonly name: string };

type Purchase = {
  /** The shop takes reviews. */
  readonly isOn: boolean;
  /** The order has the item. */
  readonly hasItem: boolean;
  /** The goods were handed over. */
  readonly isDone: boolean;
  readonly known: (Written & { readonly state: ReviewState }) | null;
};

/** A parcel counts as delivered after as many days; few shops tick that it arrived. */
export const PARCEL_DAYS = 3;

/** Whether the buyer has the goods. */
export function isHandedOver({ type, state, stateSince }: Handover, now: Date): boolean {
  if (type === 'shipment' && state === 'on_way') return addDays(stateSince, PARCEL_DAYS) <= now;
  return state === 'done';
}
type Handover = Pick<Fulfilment, 'type' | 'state' | 'stateSince'>;

const isSame = (one: Written, other: Written) =>
  one.stars === other.stars && one.title === other.title && one.text === other.text && one.name === other.name;

/** Why this cannot be said about the purchase, or null. What is published changes only by being deleted and written anew. */
export function whyNotWrite({ isOn, hasItem, isDone, known }: Purchase, written: Written): ReviewProblem | null {
  if (!isOn) return 'review.off';
  if (!hasItem) return 'review.not_bought';
  if (!isDone) return 'review.not_done_yet';
  return known?.state === 'published' && !isSame(known, written) ? 'review.published_already' : null;
}

/** The same form sent twice: it neither waits again nor goes to staff again. */
export function isRepetition(known: Purchase['known'], written: Written): boolean {
  return known !== null && known.state !== 'rejected' && isSame(known, written);
}

/** Given name and the first letter of the family name: what is offered as the name that is shown. */
export function shortName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const [initial = ''] = lastName.trim();
  return `${firstName.trim()} ${initial && `${initial}.`}`.trim();
}

/** `Weiß` of the ordered line `Notizbuch, Weiß`; what else its line says (delivery time, notes) is not about the item. */
export const variantIn = (title: string, itemName: string): string =>
  title.startsWith(`${itemName}, `) ? title.slice(itemName.length + 2) : '';
