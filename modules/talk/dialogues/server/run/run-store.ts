import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Answers } from '../../contract-flow.ts';
import type { Step } from '../../rules/engine.ts';

export type Run = {
  readonly dialogueId: string;
  readonly edition: number;
  readonly at: string | null;
  readonly answers: Answers;
};

export function findRun(ctx: CompanyCtx, conversationId: string): Promise<Run | undefined> {
  return ctx.db.first<Run>(sql`
    select dialogue_id, edition, at, answers from dialogues.run
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId}`);
}

/** Keeps it until the transaction ends: two taps are one answer. */
export function lockRun(ctx: CompanyCtx, conversationId: string): Promise<Run | undefined> {
  return ctx.db.first<Run>(sql`
    select dialogue_id, edition, at, answers from dialogues.run
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId} for update`);
}

/** Who begins once more begins anew; a dialogue that still waits goes on. False: it does. */
export async function addRun(
  ctx: CompanyCtx,
  conversationId: string,
  run: Pick<Run, 'dialogueId' | 'edition'>,
): Promise<boolean> {
  const added = await ctx.db.first(sql`
    insert into dialogues.run (company_id, conversation_id, dialogue_id, edition, at, answers, begun_at)
    values (${ctx.companyId}, ${conversationId}, ${run.dialogueId}, ${run.edition}::int, null, '{}', ${ctx.now})
    on conflict (company_id, conversation_id) do update set dialogue_id = excluded.dialogue_id, edition = excluded.edition, answers = '{}',
      begun_at = excluded.begun_at where dialogues.run.at is null
    returning conversation_id`);
  return added !== undefined;
}

export async function saveStep(ctx: CompanyCtx, conversationId: string, { state }: Step): Promise<void> {
  await ctx.db.write(sql`
    update dialogues.run set at = ${state.at}, answers = ${jsonOf(state.answers)}::jsonb
    where company_id = ${ctx.companyId} and conversation_id = ${conversationId}`);
}

/** Nobody is counted where the dialogue is gone. */
export async function countPassages(
  ctx: CompanyCtx,
  dialogueId: string,
  { reached, answered }: { readonly reached: readonly string[]; readonly answered: string | null },
): Promise<void> {
  const ids = [...new Set([...reached, ...(answered ? [answered] : [])])];
  await ctx.db.write(sql`
    insert into dialogues.passage (company_id, dialogue_id, block_id, reached, answered)
    select d.company_id, d.id, b.id, (b.id = any(${reached}::text[]))::int, (b.id is not distinct from ${answered}::text)::int
    from dialogues.dialogue d, unnest(${ids}::text[]) as b (id)
    where d.company_id = ${ctx.companyId} and d.id = ${dialogueId}
    order by b.id
    on conflict (company_id, dialogue_id, block_id) do update
    set reached = dialogues.passage.reached + excluded.reached, answered = dialogues.passage.answered + excluded.answered`);
}
