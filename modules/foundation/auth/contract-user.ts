import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line, personName } from '@fachwerk/base/schema';
import { CompanyRef, MoneyDecimals, Trade } from '@fachwerk/companies/contract';
import * as z from 'zod/mini';

/** The built-in bundles of capabilities; their labels are the texts `role.…`. */
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

/** A built-in role, or the id of one that the company made itself. */
export const RoleId = z.union([Role, z.uuid()]);
export type RoleId = z.infer<typeof RoleId>;

/** A role that the company made itself from the capabilities of the modules. */
export const OwnRole = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** As saved: what no module declares any more, or the company has no use for, is in it and counts for nothing. */
  capabilities: z.array(z.string()),
  /** Optimistic lock: increments with every change; saving sends the version that was read. */
  version: z.int(),
});
export type OwnRole = z.infer<typeof OwnRole>;

const PlaceIds = z.array(z.uuid()).check(z.maxLength(500));

/** A role that holds at these locations only, and at all those of these franchisees, present and future. */
export const LimitedRole = z
  .object({ role: RoleId, locationIds: PlaceIds, franchiseeIds: PlaceIds })
  .check(z.refine(({ locationIds, franchiseeIds }) => locationIds.length + franchiseeIds.length > 0, 'field.too_few'));
export type LimitedRole = z.infer<typeof LimitedRole>;

export const UserState = z.enum(['active', 'deactivated']);
export type UserState = z.infer<typeof UserState>;

export const Contact = z.object({
  firstName: personName(80, 1),
  lastName: personName(80, 1),
  /** Defaults to the user's own e-mail address on creation (spec §5). */
  email: z.optional(line(254)),
  phone: z.optional(line(40)),
  position: z.optional(line(80)),
});
export type Contact = z.infer<typeof Contact>;

/** The same in answers. Limits were checked on writing; checking them again doubles the cost of a list. */
const WrittenContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  position: z.optional(z.string()),
});

/** URLs of the two sizes, 64 and 256 px square. */
export const Avatar = z.object({ small: z.string(), large: z.string() });

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  contact: WrittenContact,
  /** Those that hold everywhere. */
  backendRoles: z.array(RoleId),
  /** Those that hold at some places only; left out where there is none. */
  limitedRoles: z.optional(z.array(LimitedRole)),
  avatar: z.nullable(Avatar),
  /** Company code. */
  company: z.string(),
  language: z.enum(LANGUAGES),
  state: UserState,
  hasSecondFactor: z.boolean(),
  /** False until an invited user has set a password. */
  hasPassword: z.boolean(),
  lastSignInAt: z.nullable(Instant),
  createdAt: Instant,
  /** Optimistic lock: increments with every change; saving sends the version that was read. */
  version: z.int(),
});
export type User = z.infer<typeof User>;

export const SecondFactor = z.enum(['app', 'passkey']);
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Path of an entry of the menu; one that no entry has is stored and ignored. */
const MenuPath = line(120, 1).check(z.regex(/^\/[\w/-]*$/, 'field.characters'));
const MenuPaths = z.array(MenuPath).check(z.maxLength(100));

/** What a user has pinned to the top of the menu, in order, and what is hidden from it. */
export const OwnMenu = z.object({ pinned: MenuPaths, hidden: MenuPaths });
export type OwnMenu = z.infer<typeof OwnMenu>;

/** The signed-in user, with everything the screens need. */
export const Me = z.extend(User, {
  companyObject: CompanyRef,
  /** How the company displays amounts. */
  moneyDecimals: MoneyDecimals,
  /** What the company sells; empty while it is unknown. */
  trade: z.union([z.literal(''), Trade]),
  capabilities: z.array(z.string()),
  /** Further ones that hold at some places only; left out where there is none. */
  limitedCapabilities: z.optional(z.array(z.string())),
  /** The company requires a second factor and this user has none: nothing else works until it is set up. */
  isSecondFactorDue: z.boolean(),
  /** Empty in a support session: the menu is that of another company. */
  menu: OwnMenu,
  /** Active second factors: app codes, passkeys. */
  secondFactors: z.array(SecondFactor),
  /** A support session of the platform operator, with its end. */
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
