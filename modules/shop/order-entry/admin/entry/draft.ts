import { LANGUAGES } from '@fachwerk/base/language';
import type { Choice, Offer } from '@fachwerk/item-options/contract';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import type { TipChoice } from '@fachwerk/shop-cart/contract';
import type { Caller, EntryContact, EntryLine, EntryPayment, Wanted } from '../../contract.ts';

/** A line as it is being written down: what it is of is kept, so that it can be changed without asking again. */
export type DraftLine = EntryLine & { readonly offer: Offer };

/** All that is written down so far. */
export type Draft = Omit<Wanted, 'lines' | 'tip' | 'voucherCode'> & {
  readonly entryId: string;
  readonly caller: Caller | null;
  readonly contact: EntryContact;
  readonly lines: readonly DraftLine[];
  readonly payment: EntryPayment | null;
  readonly tip: TipChoice;
  readonly voucherCode: string;
};

export const newDraft = (): Draft => ({
  entryId: crypto.randomUUID(),
  caller: null,
  contact: { firstName: '', lastName: '', phone: '', email: '' },
  lines: [],
  handover: {
    type: null,
    postcode: '',
    street: '',
    addition: '',
    city: '',
    country: '',
    wishedAt: null,
    note: '',
    invoiceTo: null,
  },
  tableName: '',
  payment: null,
  tip: { kind: 'none', value: 0 },
  voucherCode: '',
});

export const languageOf = ({ caller }: Draft) => caller?.language ?? LANGUAGES[0];

/** What the server prices. */
export function wantedOf({ lines, handover, tableName, tip, voucherCode }: Draft): Wanted {
  return {
    lines: lines.map(({ id, choice, quantity, note }) => ({ id, choice, quantity, note })),
    handover,
    tableName,
    ...(tip.kind !== 'none' && { tip }),
    ...(voucherCode.trim() && { voucherCode: voucherCode.trim() }),
  };
}

/** Whoever was recognised: what is known about them is written down. */
export function withCaller(draft: Draft, caller: Caller): Draft {
  const { firstName, lastName, phone, email, addresses } = caller;
  return {
    ...draft,
    caller,
    contact: { firstName, lastName, phone: phone || draft.contact.phone, email },
    handover: { ...draft.handover, ...addresses[0] },
  };
}

/** Who an order is begun for elsewhere; without a record there is at least what they said about themselves. */
export type EntryPerson = { readonly caller: Caller | null; readonly contact: EntryContact };

export const draftFor = ({ caller, contact }: EntryPerson): Draft =>
  caller ? withCaller(newDraft(), caller) : { ...newDraft(), contact };

const MOST_OF_ONE = 99;

/** The same choice with the same note is more of it. */
export function withLine(draft: Draft, line: DraftLine): Draft {
  const keyOf = ({ choice, note }: EntryLine) => JSON.stringify([choice, note]);
  const same = draft.lines.find((each) => each.id !== line.id && keyOf(each) === keyOf(line));
  const others = draft.lines.filter(({ id }) => id !== same?.id);
  const more = same ? { ...line, quantity: Math.min(MOST_OF_ONE, line.quantity + same.quantity) } : line;
  const isThere = others.some(({ id }) => id === line.id);
  return { ...draft, lines: isThere ? others.map((each) => (each.id === line.id ? more : each)) : [...others, more] };
}

export const withoutLine = (draft: Draft, lineId: string): Draft => ({
  ...draft,
  lines: draft.lines.filter(({ id }) => id !== lineId),
});

/** Something has to be chosen before it can be sold. */
export const needsChoice = ({ variants, extraGroups }: Offer, variantId: string | null): boolean =>
  (variants.length > 0 && variantId === null) || extraGroups.some(({ minimum }) => minimum > 0);

const isThere = ({ isSoldOut, stock }: { readonly isSoldOut: boolean; readonly stock?: number | null }) =>
  !isSoldOut && stock !== 0;

export const plainChoice = ({ id }: Offer, variantId: string | null): Choice => ({ itemId: id, variantId, extras: [] });

/** Where something has to be chosen, the first there is: what most people want stands first. */
export function usualChoice({ variants, extraGroups }: Offer, choice: Choice): Choice {
  const taken = (ids: readonly { readonly id: string }[]) =>
    choice.extras.some(({ extraId }) => ids.some(({ id }) => id === extraId));
  const missing = extraGroups
    .filter(({ minimum, extras }) => minimum > 0 && !taken(extras))
    .flatMap(({ minimum, extras }) => extras.filter(isThere).slice(0, minimum));
  return {
    ...choice,
    variantId: choice.variantId ?? variants.find(isThere)?.id ?? null,
    extras: [...choice.extras, ...missing.map(({ id }) => ({ extraId: id, quantity: 1 }))],
  };
}

export const unitCents = (offer: Offer, choice: Choice): number => choicePrice(offer, choice, new Date()).unitCents;
