import type { Language } from '@fachwerk/base/language';
import type { FieldProblem } from '@fachwerk/base/problem';
import { type Refusal, refusalOf } from '@fachwerk/base/refusal';
import { textIn } from '@fachwerk/base/translated';
import type { Offer } from '@fachwerk/item-options/contract';
import type { PaymentOption } from '@fachwerk/payments/contract';
import { isPaidLater, isTransferred } from '@fachwerk/payments/rules/later-options';
import type { EntryContact, EntryPayment } from '../contract.ts';

/** What the company can take of whoever is on the telephone: what is paid to people, and a link to what is paid online. */
export function entryPayments(offered: readonly { readonly option: PaymentOption }[]): EntryPayment[] {
  const later = offered.flatMap(({ option }) => (isPaidLater(option) ? [option] : []));
  return later.length < offered.length ? [...later, 'link'] : later;
}

/** A gift voucher comes by mail with its money, so nobody brings it and nobody is billed for it. */
export const giftPayments = (offered: readonly { readonly option: PaymentOption }[]): EntryPayment[] =>
  entryPayments(offered).filter((each) => each !== 'cash_on_delivery' && each !== 'invoice');

/** A link and bank data are written, not said. */
const needsEmail = (payment: EntryPayment | null): boolean =>
  payment !== null && (payment === 'link' || isTransferred(payment));

/** What is missing about whoever calls: a name to call out, a number to call back, an address where something has to be written. */
export function whyNotContact(
  { lastName, phone, email }: EntryContact,
  payment: EntryPayment | null,
  { isMailed = needsEmail(payment) } = {},
): Refusal<'entry.contact_incomplete'> | null {
  const fault = (isWrong: boolean, path: string, code: string): FieldProblem[] => (isWrong ? [{ path, code }] : []);
  return refusalOf('entry.contact_incomplete', [
    ...fault(lastName.trim() === '', 'contact.lastName', 'entry.name_missing'),
    ...fault(phone.replace(/\D/g, '').length < FEWEST_DIGITS, 'contact.phone', 'entry.phone_missing'),
    ...fault(email.trim() === '' && isMailed, 'contact.email', 'entry.email_missing'),
  ]);
}

/** Shorter ones are extensions in the house. */
const FEWEST_DIGITS = 3;
const MOST_TYPED = 99;
const COUNTED = /^\s*(\d{1,2})\s*(?:[x×*]\s*|\s(?=\D))(.*)$/i;

/** What was typed to find an item: `3x 12` and `3 margherita` are three of them, `12` is number 12. */
export function typedItem(typed: string): { readonly quantity: number; readonly search: string } {
  const [, count, rest] = COUNTED.exec(typed) ?? [];
  const quantity = Number(count);
  if (!rest?.trim() || quantity < 1 || quantity > MOST_TYPED) return { quantity: 1, search: typed.trim() };
  return { quantity, search: rest.trim() };
}

/** Whose name, or a word of it, begins with what was typed stands before the others; each in the order of the shop. */
export function bestFirst<Named extends Pick<Offer, 'name' | 'number'>>(
  offers: readonly Named[],
  search: string,
  language: Language,
): Named[] {
  const wanted = search.toLowerCase();
  const rank = ({ name, number }: Named) => {
    const words = textIn(name, language).toLowerCase();
    if (number.toLowerCase() === wanted || words.startsWith(wanted)) return 0;
    return words.split(/[\s,/()-]+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return offers.toSorted((a, b) => rank(a) - rank(b));
}
