import { unseal } from '@fachwerk/server/crypto';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { listAccounts, lockAccount } from '../accounts/account-store.ts';
import { sendPasswordLink } from './account-mails.ts';

/** Encryption purpose of the address: job payloads are stored in the database, which must not reveal who forgot a password. */
export const RESET_REQUEST = 'reset-request';

export const sendResetMail = job({
  name: 'access.send-reset-mail',
  payload: z.object({ linkId: z.uuid(), sealedEmail: z.string() }),
  run: async (work, { linkId, sealedEmail }) => {
    const email = unseal(work.app, RESET_REQUEST, sealedEmail);
    if (email === null) return;
    await work.db.transaction(async (db) => {
      // One mail per company that knows the address; each names the account of its link.
      for (const { companyId, id } of await listAccounts({ ...work, db }, email)) {
        const ctx = { ...work, db, companyId };
        const account = await lockAccount(ctx, id);
        if (account?.state !== 'active') continue;
        // A user without a password gets the invitation again, with its longer lifetime.
        await sendPasswordLink(ctx, account, linkId, account.passwordHash ? 'reset' : 'welcome');
      }
    });
  },
});
