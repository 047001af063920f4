import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { checkDnsRecords } from './check-dns-records.ts';
import type { Outside } from './outside.ts';
import { findSender, listWithAddress } from './sender-store.ts';

/** Every hour: records are entered when somebody has time, and taken out by mistake. */
export const checkSendersJob = (outside: Outside) =>
  job({
    name: 'mail-senders.check',
    payload: z.object({}),
    cron: '23 * * * *',
    transaction: 'own',
    run: async (work) => {
      for (const companyId of await listWithAddress(work)) {
        const ctx = { ...work, companyId };
        const sender = await findSender(ctx);
        if (sender?.kind === 'address') await checkDnsRecords(ctx, outside, sender);
      }
    },
  });
