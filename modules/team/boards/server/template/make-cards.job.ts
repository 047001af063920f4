import { Problem } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { nextAfter } from '../../rules/rhythm.ts';
import { made } from './make-card.ts';
import { lockDue, noteMade } from './template-store.ts';

/**
 * After downtime a template creates one card, not one per missed run. A refused card (full column) is retried until there is room; templates of a
 * suspended company wait until it is active again.
 */
export const makeCardsJob = job({
  name: 'board-templates.make_cards',
  payload: z.object({}),
  cron: '*/5 * * * *',
  transaction: 'own',
  run: async (work) => {
    const due = await work.db.rows<{ companyId: string; id: string }>(
      acrossCompanies(
        'the clock strikes for every company',
        sql`select t.company_id, t.id from board_templates.template t
          join boards.board_view b on b.company_id = t.company_id and b.id = t.board_id
          join companies.company_view c on c.company_id = t.company_id and not c.is_suspended
          where t.next_at <= ${work.now} and b.archived_at is null order by t.next_at, t.id`,
      ),
    );
    for (const { companyId, id } of due) {
      try {
        await work.db.transaction((db) => makeOne({ ...work, db, companyId }, id));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    }
  },
});

async function makeOne(ctx: CompanyCtx, id: string): Promise<void> {
  const template = await lockDue(ctx, id);
  if (!template?.rhythm) return;
  const rule = { name: template.title, userId: template.boardUserId, chain: [] };
  const cardId = await made({ ...ctx, rule }, template, template.columnId);
  await noteMade(ctx, template, cardId, nextAfter(template.rhythm, ctx.now));
}
