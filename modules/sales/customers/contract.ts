import { type CapabilityCatalog, event, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Email, Instant, line, Phone, personName } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const CustomerLanguage = z.enum(LANGUAGES);

/** What somebody says about themselves when they order. */
export const Contact = z.object({
  email: Email,
  firstName: personName(80),
  lastName: personName(80),
  phone: Phone,
  language: CustomerLanguage,
});
export type Contact = z.infer<typeof Contact>;

/** What other modules know of a customer. */
export const Customer = z.object({
  id: z.uuid(),
  /** The network: the franchisor, or the company itself. */
  companyId: z.uuid(),
  /** Empty, like the names, once the customer is erased; and of who only telephones. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: CustomerLanguage,
  blockedAt: z.nullable(Instant),
  blockedReason: z.string(),
});
export type Customer = z.infer<typeof Customer>;

/** Double opt-in: asked for, and confirmed by the link in the mail. */
export const NewsletterState = z.enum(['none', 'asked', 'confirmed']);
export type NewsletterState = z.infer<typeof NewsletterState>;

/** ISO 3166; the neighbours first, then by name. */
export const COUNTRIES = [
  'DE',
  'AT',
  'CH',
  'BE',
  'DK',
  'FR',
  'IT',
  'LI',
  'LU',
  'NL',
  'PL',
  'CZ',
  'ES',
  'SE',
  'GB',
] as const;

export const AddressData = z.object({
  label: line(60),
  street: line(120, 1),
  postcode: line(12, 3),
  city: line(80, 1),
  country: z.enum(COUNTRIES),
  /** Who is told, and called, when something comes here (spec §3); empty: the customer's own. */
  email: z.union([z.literal(''), Email]),
  mobilePhone: Phone,
  note: line(300),
});
export type AddressData = z.infer<typeof AddressData>;

export const Address = z.extend(AddressData, { id: z.uuid(), isDefault: z.boolean() });
export type Address = z.infer<typeof Address>;

/** Why something stays after an erasure, or stands in its way; a sentence in the reader's language. */
export const Hold = z.object({
  kind: z.enum(['law', 'open']),
  reason: z.string(),
  until: z.nullable(Instant),
});
export type Hold = z.infer<typeof Hold>;

/** What an erasure would do. */
export const ErasePreview = z.object({
  email: z.string(),
  name: z.string(),
  /** What is typed to confirm it: the address, or the name of who has none. */
  toType: z.string(),
  /** What goes, counted. */
  addresses: z.int(),
  notes: z.int(),
  mails: z.int(),
  holds: z.array(Hold),
  /** Why it cannot be done now, as a problem code. */
  problem: z.nullable(z.string()),
});
export type ErasePreview = z.infer<typeof ErasePreview>;

export const customerCapabilities = {
  'customers.read': { roles: ['administrator', 'management', 'staff', 'support', 'accounting', 'reader'] },
  'customers.edit': { roles: ['administrator', 'management', 'staff', 'support'] },
  /** The account belongs to the network: a franchisee does not end it. */
  'customers.erase': {
    roles: ['administrator', 'management'],
    kinds: ['franchisor', 'merchant'],
    isOwnStaffOnly: true,
  },
} as const satisfies CapabilityCatalog;

export const customerProblems = {
  'customer.unknown': 404,
  'customer.changed_meanwhile': 409,
  'customer.email_taken': 409,
  'customer.email_missing': 422,
  'customer.already_blocked': 409,
  'customer.not_blocked': 409,
  /** Blocking and the address to sign in with are the network's matter. */
  'customer.of_the_network': 403,
  'customer.has_open_business': 409,
  'customer.not_confirmed': 422,
  'customer.merge_same': 422,
  'customer.merged_meanwhile': 409,
  /** Sorting or filtering by a figure that the role does not show. */
  'customer.figure_denied': 403,
  /** Tags are what the network thinks of its customers. */
  'customer_tag.of_the_network': 403,
  'customer_tag.unknown': 404,
  'customer_tag.name_taken': 409,
  'customer_tag.limit_reached': 409,
  'customer_note.unknown': 404,
  'customer_address.unknown': 404,
  'customer_address.limit_reached': 409,
  /** Spec §8: "Action failed. Please enter a valid email address." */
  'customer_login.email_invalid': 422,
  'customer_login.too_many_tries': 429,
  'customer_login.link_invalid': 422,
  'customer_login.code_wrong': 422,
  'customer_login.code_used_up': 422,
  'customer_newsletter.link_invalid': 404,
  'customer_newsletter.too_many': 429,
} as const satisfies ProblemCatalog;
export type CustomerProblem = keyof typeof customerProblems;

/** Something about a customer has changed, or about several (null); lists ask again. */
export const customerStream = stream({
  name: 'customers',
  access: 'staff:customers.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed'), customerId: z.nullable(z.uuid()) }),
});

export const customerErased = event({
  name: 'customer.erased',
  payload: z.object({ companyId: z.uuid(), customerId: z.uuid() }),
});
