import { addDays } from '@fachwerk/base/time';
import { addJobs, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { removePictureJob } from '../picture/remove-picture.job.ts';

const KEPT_DAYS = 1;
const AT_ONCE = 500;

/** Pictures whose item nobody has saved. */
export const removeDraftsJob = job({
  name: 'item-options.remove-drafts',
  payload: z.object({}),
  cron: '50 * * * *',
  run: async (work) => {
    const query = sql`
      delete from item_options.picture_draft d using (
        select company_id, id from item_options.picture_draft
        where created_at < ${addDays(work.now, -KEPT_DAYS)} limit ${AT_ONCE}
        for update skip locked
      ) old
      where d.company_id = old.company_id and d.id = old.id
      returning d.company_id, d.file_key`;
    const gone = await work.db.rows<{ companyId: string; fileKey: string }>(
      acrossCompanies('pictures that wait for an item nobody saved, of all companies', query),
    );
    await addJobs(work, removePictureJob, gone);
  },
});
