import { inCompany } from '@fachwerk/companies/facade';
import { findByEmail, lockStored } from '@fachwerk/customers/facade-account';
import { hashToken } from '@fachwerk/server/crypto';
import { job } from '@fachwerk/server/jobs';
import { hashCode, newCode } from '@fachwerk/server/mailed-code';
import * as z from 'zod/mini';
import { MAILS_PER_ASKER, MAILS_PER_PERSON } from '../../rules/login.ts';
import { writeLoginMail } from './login-mail.ts';
import { CODE_PURPOSE, newToken } from './login-secrets.ts';
import { countMailsTo, lockWaiting, saveSecrets } from './login-store.ts';

export const sendLogin = job({
  name: 'customers.send-login',
  payload: z.object({ networkId: z.uuid(), companyId: z.uuid(), loginId: z.uuid() }),
  run: async (work, { networkId, companyId, loginId }) => {
    await work.db.transaction(async (db) => {
      const site = { ...work, db, companyId };
      const network = inCompany(site, networkId);
      const login = await lockWaiting(network, loginId);
      const known = login && (await findByEmail(network, login.email));
      const customer = known && (await lockStored(network, known.id));
      if (!customer) return;
      const { inAll, toThisAsker } = await countMailsTo(network, customer.id, login.id);
      if (inAll >= MAILS_PER_PERSON || toThisAsker >= MAILS_PER_ASKER) return;
      const token = newToken(work);
      const code = newCode(work);
      const codeHash = hashCode(work, CODE_PURPOSE, login.id, code);
      await saveSecrets(network, login.id, { customerId: customer.id, tokenHash: hashToken(token), codeHash });
      await writeLoginMail(site, customer, { token, code });
    });
  },
});
