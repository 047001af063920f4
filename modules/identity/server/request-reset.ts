import { seal, unseal } from '@fachwerk/server/crypto';
import { keeping } from '@fachwerk/server/http-routes';
import { addJob, job } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import type { authApi } from '../contract.ts';
import { resetMailTries, resetRequestTries } from '../rules/tries.ts';
import { sendPasswordLink } from './password-mail.ts';
import { findAccount, lockAccount } from './password-store.ts';
import { takeTries } from './tries-store.ts';

const PURPOSE = 'reset-request';

/** Finds out nothing itself: whether there is such an account, the job sees, after the answer is gone. */
export const requestReset: UseCase<typeof authApi.requestReset> = async (ctx, { email }) => {
  const refusal = await takeTries(ctx, resetRequestTries(ctx.request.address));
  if (refusal) throw keeping(refusal);
  // Silently: who fills somebody's mailbox with mails learns nothing, and the link sent last still works.
  const isTooMuch = await takeTries(ctx, resetMailTries(email));
  if (!isTooMuch)
    await addJob(ctx, sendResetMail, { linkId: ctx.newId(), sealedEmail: seal(ctx.house, PURPOSE, email) });
  return {};
};

export const sendResetMail = job({
  name: 'identity.send-reset-mail',
  payload: z.object({ linkId: z.uuid(), sealedEmail: z.string() }),
  run: async (work, { linkId, sealedEmail }) => {
    const email = unseal(work.house, PURPOSE, sealedEmail);
    if (email === null) return;
    await work.db.transaction(async (db) => {
      const found = await findAccount({ ...work, db }, email);
      if (!found) return;
      const ctx = { ...work, db, companyId: found.companyId };
      const account = await lockAccount(ctx, found.id);
      if (account?.state !== 'active') return;
      // Who never had a password has nothing to reset: they get their invitation once more, with its longer time.
      await sendPasswordLink(ctx, account, linkId, account.passwordHash ? 'reset' : 'welcome');
    });
  },
});
