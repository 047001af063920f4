import { addAccount, hashChosenPassword, isKnownAddress, signInProven } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { createCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx, PublicCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type NewMerchant, type signUpApi, signUpProblems } from '../contract.ts';
import { kindOf, whyNotAccepted } from '../rules/sign-up.ts';
import { atOperator } from './at-operator.ts';
import { findByPass, lockByPass, saveMade } from './request-store.ts';

const problem = problemsOf(signUpProblems);

/** The company, its administrator and their session come together or not at all. No connection is held while the password is hashed. */
export const completeSignUp: UseCase<typeof signUpApi.complete> = async (given, { pass, ...merchant }) => {
  const ctx = await atOperator(given);
  const refusal = whyNotAccepted(merchant);
  if (refusal) throw problem(refusal);
  const request = await findByPass(ctx, hashToken(pass));
  if (!request) throw problem('sign_up.pass_over');
  const { firstName, lastName, companyName } = merchant;
  const owner = { email: request.email, firstName, lastName, companyName };
  const passwordHash = await hashChosenPassword(merchant.password, owner);
  return ctx.db.transaction((db) => made({ ...ctx, db }, hashToken(pass), merchant, passwordHash));
};

type Made = { readonly companyName: string } & Omit<NewMerchant, 'password'>;

async function made(ctx: PublicCtx & CompanyCtx, passHash: string, merchant: Made, passwordHash: string) {
  const request = await lockByPass(ctx, passHash);
  if (!request) throw problem('sign_up.pass_over');
  const { email } = request;
  if (await isKnownAddress(ctx, email)) throw problem('sign_up.address_known');
  const { companyName: name, trade, language, firstName, lastName } = merchant;
  const data = { defaultLanguage: language, email };
  const company = await createCompany(ctx, { name, kind: kindOf(trade), hasFreeCode: true, trade, data });
  const inside = { ...ctx, companyId: company.id };
  const userId = ctx.newId();
  const contact = { firstName, lastName, email };
  const backendRoles = ['administrator' as const];
  await addAccount(inside, { id: userId, email, contact, backendRoles, language, passwordHash, avatarKey: null });
  const { termsUrl, privacyUrl } = ctx.app.accounts?.signUp ?? {};
  const accepted = { at: ctx.now, terms: termsUrl ?? '', privacy: privacyUrl ?? '' };
  await audit(inside, {
    subjectKind: 'company',
    subjectId: company.id,
    action: 'company.signed_up',
    after: { email, ...accepted },
    address: ctx.request.address,
    actor: { id: userId, name: `${firstName} ${lastName}` },
  });
  await saveMade(ctx, request.id, company.id, accepted);
  return (await signInProven(inside, userId, null))!;
}
