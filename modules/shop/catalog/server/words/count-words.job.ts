import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob, addJobs, job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { addWords, recountWords } from './word-store.ts';

/** Of more items at once, all words are counted anew. */
const FEW_ITEMS = 200;

export const noteWordsJob = job({
  name: 'catalog.note_words',
  payload: z.object({ companyId: z.uuid(), itemIds: z.array(z.uuid()) }),
  run: (work, { companyId, itemIds }) => addWords({ ...work, companyId }, itemIds),
});

export const countWordsJob = job({
  name: 'catalog.count_words',
  isBatch: true,
  payload: z.object({ companyId: z.uuid() }),
  run: (work, { companyId }) => recountWords({ ...work, companyId }),
});

/** Items were written: what they say is found a moment later, also by a part of a word and with a typing mistake. */
export async function noteWords(ctx: CompanyCtx, itemIds: readonly string[]): Promise<void> {
  const { companyId } = ctx;
  if (itemIds.length === 0) return;
  if (itemIds.length <= FEW_ITEMS) await addJob(ctx, noteWordsJob, { companyId, itemIds: [...itemIds] });
  else await addJob(ctx, countWordsJob, { companyId }, { key: `catalog.count_words:${companyId}` });
}

/** Every night: how often each word stands somewhere, and which are gone. */
export const countAllWords = job({
  name: 'catalog.count_all_words',
  payload: z.object({}),
  cron: '10 1 * * *',
  run: async (ctx) => {
    const companies = await ctx.db.rows<{ companyId: string }>(
      acrossCompanies(
        'the words of every company are counted',
        sql`select distinct company_id from catalog.category order by company_id`,
      ),
    );
    await addJobs(ctx, countWordsJob, companies);
  },
});
