import { Role, type User } from '../contract.ts';

/** A user with the key of the picture instead of its addresses. */
export type StoredUser = Omit<User, 'avatar'> & { readonly avatarKey: string | null };

/** A user as the database has it (`access.user_view`), with the code of the company. */
export type UserRow = Omit<StoredUser, 'contact' | 'backendRoles'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly position: string;
  readonly roles: readonly Role[];
};

export function storedFrom(row: UserRow): StoredUser {
  const { firstName, lastName, contactEmail, phone, position, roles, ...rest } = row;
  return {
    ...rest,
    contact: { firstName, lastName, email: contactEmail, phone, position },
    backendRoles: inOrder(roles),
  };
}

export function presentUser({ avatarKey, ...user }: StoredUser): User {
  return { ...user, avatar: avatarOf(avatarKey) };
}

/** The order of the contract, each role once: the same roles always look the same. */
export function inOrder(roles: readonly Role[]): Role[] {
  return Role.options.filter((role) => roles.includes(role));
}

/** The sides of the two pictures, in px. */
export const AVATAR_PX = { small: 64, large: 256 } as const;

export const avatarFile = (avatarKey: string, px: number) => `${avatarKey}-${px}.webp`;

/** Where the browser finds the two sizes. */
function avatarOf(avatarKey: string | null): User['avatar'] {
  if (!avatarKey) return null;
  const at = (px: number) => `/api/files/${avatarFile(avatarKey, px)}`;
  return { small: at(AVATAR_PX.small), large: at(AVATAR_PX.large) };
}

/** Both at once, written out: lists are made of it, and P1 measures one. */
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
