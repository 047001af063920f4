import type { Contact, User } from '@fachwerk/auth/contract';
import type { Ctx } from '@fachwerk/server/ctx';
import { addedUser } from '../users/create-user.ts';

export type Invited = Pick<Contact, 'firstName' | 'lastName'> & Pick<User, 'email' | 'language'>;

/** For a company that was just made, which `ctx` works in: its administrator, who gets a welcome mail. Refuses a taken address. */
export function inviteFirstAdministrator(ctx: Ctx, { email, firstName, lastName, language }: Invited): Promise<User> {
  return addedUser(ctx, {
    id: ctx.newId(),
    email,
    contact: { firstName, lastName, email },
    backendRoles: ['administrator'],
    language,
    passwordHash: null,
    avatarKey: null,
  });
}
