import { unseal } from '@fachwerk/server/crypto';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { listAccounts, lockAccount } from '../accounts/account-store.ts';
import { sendPasswordLink } from './account-mails.ts';

/** The address is sealed under this name: a job rests in the database, and nobody shall read there who forgot a password. */
export const RESET_REQUEST = 'reset-request';

export const sendResetMail = job({
  name: 'access.send-reset-mail',
  payload: z.object({ linkId: z.uuid(), sealedEmail: z.string() }),
  run: async (work, { linkId, sealedEmail }) => {
    const email = unseal(work.app, RESET_REQUEST, sealedEmail);
    if (email === null) return;
    await work.db.transaction(async (db) => {
      // A mail for each company that knows the address: it says whose account its link is for.
      for (const { companyId, id } of await listAccounts({ ...work, db }, email)) {
        const ctx = { ...work, db, companyId };
        const account = await lockAccount(ctx, id);
        if (account?.state !== 'active') continue;
        // Who never had a password has nothing to reset: they get their invitation once more, with its longer time.
        await sendPasswordLink(ctx, account, linkId, account.passwordHash ? 'reset' : 'welcome');
      }
    });
  },
});
