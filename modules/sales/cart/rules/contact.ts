import type { FieldProblem } from '@fachwerk/base/problem';
import { Email } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import type { CheckoutProblem } from '../contract.ts';
import type { Contact } from '../contract-cart.ts';

export type Refusal = { readonly code: CheckoutProblem; readonly fields: readonly FieldProblem[] };

/** A phone number is welcome, but nobody has to leave one. */
const REQUIRED = {
  firstName: 'field.first_name_missing',
  lastName: 'field.last_name_missing',
  email: 'field.email_missing',
} as const;
const NAMES = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];
const PHONE = /^\+?[\d\s()/-]{5,40}$/;

/** What keeps these contact data from being used, or null. What is missing goes before what is wrong (spec §5). */
export function whyNotContact(contact: Contact): Refusal | null {
  const missing = NAMES.filter((name) => contact[name].trim() === '');
  if (missing.length > 0) {
    const fields = missing.map((name) => ({ path: `contact.${name}`, code: REQUIRED[name] }));
    return { code: 'checkout.missing_information', fields };
  }
  const fields: FieldProblem[] = [];
  if (!z.safeParse(Email, contact.email).success) fields.push({ path: 'contact.email', code: 'field.email' });
  if (contact.phone !== '' && !PHONE.test(contact.phone)) fields.push({ path: 'contact.phone', code: 'field.phone' });
  return fields.length > 0 ? { code: 'checkout.incorrect_information', fields } : null;
}

export type Accepted = {
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly withdrawal: boolean;
  readonly age?: boolean | undefined;
};

/** Terms, privacy and cancellation policy are accepted one by one (spec §5); what is not for children needs one word more. */
export function whyNotAccepted(accepted: Accepted, minimumAge = 0): Refusal | null {
  const asked = ['terms', 'privacy', 'withdrawal', ...(minimumAge > 0 ? (['age'] as const) : [])] as const;
  const open = asked.filter((name) => !accepted[name]);
  if (open.length === 0) return null;
  const fields = open.map((name) => ({ path: `accepted.${name}`, code: `field.accept_${name}` }));
  return { code: 'checkout.approval_required', fields };
}

/** Everything that keeps this from being ordered, at once: nobody is sent back a second time. The contact data say what it is called. */
export function whyNotOrder(contact: Contact, accepted: Accepted | null, minimumAge = 0): Refusal | null {
  const refusals = [whyNotContact(contact), accepted && whyNotAccepted(accepted, minimumAge)].filter(
    (each) => each !== null,
  );
  const [first] = refusals;
  return first ? { code: first.code, fields: refusals.flatMap(({ fields }) => fields) } : null;
}
