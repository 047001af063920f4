import { findUser } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { AddressedReader } from './compose-mail.ts';

/** Whoever writes a message, as a reader of it. */
export async function ownReader(ctx: Ctx): Promise<AddressedReader> {
  const user = (await findUser(ctx, ctx.caller.userId))!;
  const { firstName, lastName } = user.contact;
  return { firstName, lastName, email: user.email, language: ctx.caller.language };
}
