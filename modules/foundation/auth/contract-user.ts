import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line, personName } from '@fachwerk/base/schema';
import { CompanyRef, MoneyDecimals, Trade } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** Bundles of capabilities; their names are in the texts under `role.…`. */
export const Role = z.enum([
  'administrator',
  'management',
  'staff',
  'technician',
  'support',
  'accounting',
  'editor',
  'reader',
]);
export type Role = z.infer<typeof Role>;

export const UserState = z.enum(['active', 'deactivated']);
export type UserState = z.infer<typeof UserState>;

export const Contact = z.object({
  firstName: personName(80, 1),
  lastName: personName(80, 1),
  /** Taken from the user's own address when the user is created (spec §5). */
  email: z.optional(line(254)),
  phone: z.optional(line(40)),
  position: z.optional(line(80)),
});
export type Contact = z.infer<typeof Contact>;

/** The same in an answer. Its limits were checked when it was written; checking them again doubles the cost of a list. */
const WrittenContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  position: z.optional(z.string()),
});

/** Addresses of the two sizes, 64 and 256 px square. */
export const Avatar = z.object({ small: z.string(), large: z.string() });

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  contact: WrittenContact,
  backendRoles: z.array(Role),
  avatar: z.nullable(Avatar),
  /** The company's code. */
  company: z.string(),
  language: z.enum(LANGUAGES),
  state: UserState,
  hasSecondFactor: z.boolean(),
  /** False until the invited person has chosen a password. */
  hasPassword: z.boolean(),
  lastSignInAt: z.nullable(Instant),
  createdAt: Instant,
  /** Rises with every change; saving names the one that was read. */
  version: z.int(),
});
export type User = z.infer<typeof User>;

export const SecondFactor = z.enum(['app', 'passkey']);
export type SecondFactor = z.infer<typeof SecondFactor>;

/** The signed-in user, with what the screens need to know about them. */
export const Me = z.extend(User, {
  companyObject: CompanyRef,
  /** How the company wants amounts shown. */
  moneyDecimals: MoneyDecimals,
  /** What the company sells; empty while it is unknown. */
  trade: z.union([z.literal(''), Trade]),
  capabilities: z.array(z.string()),
  /** The company demands a second factor and this user has none yet: nothing else works before it is set up. */
  isSecondFactorDue: z.boolean(),
  /** Codes of an app, passkeys: what asks again after the password. */
  secondFactors: z.array(SecondFactor),
  /** Is here as a guest of the platform operator, for so long. */
  visit: z.optional(
    z.object({ supportId: z.uuid(), mode: z.enum(['read', 'full']), endsAt: Instant, homeCompany: z.string() }),
  ),
});
export type Me = z.infer<typeof Me>;

export const Session = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
  address: z.string(),
  userAgent: z.string(),
});
export type Session = z.infer<typeof Session>;
