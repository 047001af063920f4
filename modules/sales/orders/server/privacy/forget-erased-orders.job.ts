import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { blankContacts } from './erase-contacts.ts';

/** What the law kept when somebody was erased goes when its time is over. */
export const forgetErasedJob = job({
  name: 'forget-erased-orders',
  payload: z.object({}),
  cron: '20 3 1 * *',
  run: (ctx) => blankContacts(ctx, sql`o.email <> ''`),
});
