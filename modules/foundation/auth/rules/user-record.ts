import { type LimitedRole, Role, type RoleId, type User } from '../contract.ts';

/** A user with the storage key of the avatar instead of its URLs. */
export type StoredUser = Omit<User, 'avatar'> & { readonly avatarKey: string | null };

/** A row of `access.user_view`, with the company code. */
export type UserRow = Omit<StoredUser, 'contact' | 'backendRoles' | 'limitedRoles'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly position: string;
  readonly roles: readonly RoleId[];
  readonly limitedRoles: LimitedRole[] | null;
};

export function storedFrom(row: UserRow): StoredUser {
  const { firstName, lastName, contactEmail, phone, position, roles, limitedRoles, ...rest } = row;
  return {
    ...rest,
    contact: { firstName, lastName, email: contactEmail, phone, position },
    backendRoles: inOrder(roles),
    ...(limitedRoles && { limitedRoles }),
  };
}

/** Ids without duplicates and in one order, so that equal limits compare equal. One that holds everywhere is none. */
export function limitsInOrder(limited: readonly LimitedRole[], everywhere: readonly RoleId[]): LimitedRole[] {
  const byRole = new Map(limited.filter(({ role }) => !everywhere.includes(role)).map((each) => [each.role, each]));
  return [...byRole.values()]
    .sort((one, other) => (one.role < other.role ? -1 : 1))
    .map(({ role, locationIds, franchiseeIds }) => ({
      role,
      locationIds: [...new Set(locationIds)].sort(),
      franchiseeIds: [...new Set(franchiseeIds)].sort(),
    }));
}

export function presentUser({ avatarKey, ...user }: StoredUser): User {
  return { ...user, avatar: avatarOf(avatarKey) };
}

/** Whether a role is one that a company made itself. */
export const isOwnRole = (role: RoleId): boolean => !(Role.options as readonly RoleId[]).includes(role);

/** Built-in roles in contract order, then own ones by id; without duplicates, so that equal sets compare equal. */
export function inOrder(roles: readonly RoleId[]): RoleId[] {
  const builtIn: readonly RoleId[] = Role.options.filter((role) => roles.includes(role));
  return builtIn.length === roles.length ? [...builtIn] : [...new Set([...builtIn, ...[...roles].sort()])];
}

/** Avatar sizes in px. */
export const AVATAR_PX = { small: 64, large: 256 } as const;

export const avatarFile = (avatarKey: string, px: number) => `${avatarKey}-${px}.webp`;

/** URLs of both avatar sizes. */
function avatarOf(avatarKey: string | null): User['avatar'] {
  if (!avatarKey) return null;
  const at = (px: number) => `/api/files/${avatarFile(avatarKey, px)}`;
  return { small: at(AVATAR_PX.small), large: at(AVATAR_PX.large) };
}

/** Written out in one function for speed: lists consist of it, and benchmark P1 measures one. */
export function userFrom(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    contact: {
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.contactEmail,
      phone: row.phone,
      position: row.position,
    },
    backendRoles: inOrder(row.roles),
    ...(row.limitedRoles && { limitedRoles: row.limitedRoles }),
    avatar: avatarOf(row.avatarKey),
    company: row.company,
    language: row.language,
    state: row.state,
    hasSecondFactor: row.hasSecondFactor,
    hasPassword: row.hasPassword,
    lastSignInAt: row.lastSignInAt,
    createdAt: row.createdAt,
    version: row.version,
  };
}
