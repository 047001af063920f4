import { addAccount, hashChosenPassword } from '@fachwerk/auth/facade';
import { Email } from '@fachwerk/base/schema';
import { createCompany, hasCompanies } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { WorkCtx } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';

export type FirstCompany = {
  readonly name: string;
  readonly kind: 'franchisor' | 'merchant';
  readonly email: string;
  readonly password: string;
};

/** For a house that starts empty: a company and its administrator. Null when there is a company already. */
export async function createFirstCompany(
  ctx: WorkCtx,
  { name, kind, email, password }: FirstCompany,
): Promise<{ companyId: string; userId: string } | null> {
  if (await hasCompanies(ctx)) return null;
  const address = z.parse(Email, email);
  const contact = { firstName: 'Administrator', lastName: name, email: address };
  const passwordHash = await hashChosenPassword(password, { email: address, firstName: '', lastName: '' });
  return ctx.db.transaction(async (db) => {
    const { id: companyId } = await createCompany({ ...ctx, db }, { name, kind });
    const company = { ...ctx, db, companyId };
    const userId = ctx.newId();
    await addAccount(company, {
      id: userId,
      email: address,
      contact,
      backendRoles: ['administrator'],
      language: 'de',
      passwordHash,
      avatarKey: null,
    });
    await audit(company, {
      subjectKind: 'user',
      subjectId: userId,
      action: 'user.created',
      after: { email: address, backendRoles: ['administrator'] },
    });
    return { companyId, userId };
  });
}
