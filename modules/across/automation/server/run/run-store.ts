import type { StoredLink } from '@fachwerk/board-links/facade';
import type { ShortCodeValue } from '@fachwerk/boards/contract-card';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import type { Run, RunState } from '../../contract.ts';
import type { Facts } from '../../rules/fit.ts';
import { whyNotUndo } from '../../rules/run.ts';
import type { Effect } from '../action/effect.ts';
import type { Occurrence } from '../occurrence/occurrence.ts';
import type { StoredRule } from '../rule/rule-store.ts';

export type StoredRun = Omit<Run, 'effects' | 'isUndoable'> & {
  readonly boardId: string;
  readonly facts: Facts;
  readonly codes: readonly ShortCodeValue[];
  readonly links: readonly StoredLink[];
  readonly chain: readonly string[];
  readonly effects: readonly Effect[];
};

const columns = sql`u.id, u.rule_id, u.rule_name, u.board_id, u.card_id, u.subject_kind, u.subject_id, u.subject_name, u.occurred_at, u.due_at,
  u.ended_at, u.state, u.facts, u.codes, u.links, u.chain, u.effects, u.problem`;

export function shown({ boardId: _b, facts: _f, codes: _c, links: _l, chain: _h, ...run }: StoredRun): Run {
  const effects = run.effects.map(({ kind, name, state }) => ({ kind, name, state }));
  return { ...run, effects, isUndoable: whyNotUndo(run) === null };
}

type NewRun = {
  readonly id: string;
  readonly rule: Pick<StoredRule, 'id' | 'name' | 'boardId'>;
  readonly occurrence: Occurrence;
  readonly chain: readonly string[];
  readonly dueAt: Date;
  /** Why it ends before it has begun. */
  readonly stopped?: string;
};

/** What a customer has written stays in its conversation: the log outlives it. */
const keptFacts = ({ message: _, ...kept }: Facts): Facts => kept;

/** False: it has been here before. */
export async function addRun(ctx: CompanyCtx, run: NewRun): Promise<boolean> {
  const { rule, occurrence: o, stopped } = run;
  const added = await ctx.db.count(sql`
    insert into automation.run (company_id, id, rule_id, rule_name, board_id, key, card_id, label3, subject_kind, subject_id, subject_name, facts,
      codes, links, occurred_at, due_at, ended_at, state, chain, problem)
    values (${ctx.companyId}, ${run.id}, ${rule.id}, ${rule.name}, ${rule.boardId}, ${o.key}, ${o.cardId}, ${o.label3}, ${o.subject.kind},
      ${o.subject.id}, ${o.subject.name}, ${jsonOf(keptFacts(o.facts))}::jsonb, ${jsonOf(o.codes)}::jsonb, ${jsonOf(o.links)}::jsonb, ${o.at}, ${run.dueAt},
      ${stopped ? ctx.now : null}, ${stopped ? 'stopped' : 'waiting'}, ${[...run.chain, rule.id]}::uuid[],
      ${stopped ? jsonOf({ code: stopped, params: {} }) : null}::jsonb)
    on conflict on constraint run_once do nothing`);
  return added > 0;
}

function listWhere(ctx: CompanyCtx, condition: Sql, limit: number): Promise<StoredRun[]> {
  return ctx.db.rows<StoredRun>(sql`
    select ${columns} from automation.run u where u.company_id = ${ctx.companyId} and ${condition} order by u.id desc limit ${limit}`);
}

export function listRunsOfBoard(ctx: CompanyCtx, boardId: string, before: string | null, limit: number) {
  return listWhere(ctx, sql`u.board_id = ${boardId} and (${before}::uuid is null or u.id < ${before}::uuid)`, limit);
}

export function listRunsOfCard(ctx: CompanyCtx, cardId: string, limit: number) {
  return listWhere(ctx, sql`u.card_id = ${cardId}`, limit);
}

/** Kept until the transaction ends. */
export function lockRun(ctx: CompanyCtx, id: string): Promise<StoredRun | undefined> {
  return ctx.db.first<StoredRun>(sql`
    select ${columns} from automation.run u where u.company_id = ${ctx.companyId} and u.id = ${id} for update`);
}

export async function countLately(ctx: CompanyCtx, ruleId: string, since: Date): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::int from automation.run
    where company_id = ${ctx.companyId} and rule_id = ${ruleId} and state <> 'stopped'
      and ${withinWindow(sql`occurred_at`, since, ctx.now)}`);
  return row!.count;
}

type Ended = {
  readonly state: Exclude<RunState, 'waiting'>;
  readonly effects?: readonly Effect[];
  readonly cardId?: string | null;
  readonly problem?: Run['problem'];
};

export async function endRun(ctx: CompanyCtx, id: string, { state, effects, cardId, problem }: Ended): Promise<void> {
  await ctx.db.write(sql`
    update automation.run set state = ${state}, ended_at = ${ctx.now}, effects = coalesce(${effects ? jsonOf(effects) : null}::jsonb, effects),
      card_id = coalesce(${cardId ?? null}::uuid, card_id), problem = ${problem ? jsonOf(problem) : null}::jsonb
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveEffects(ctx: CompanyCtx, id: string, effects: readonly Effect[]): Promise<void> {
  await ctx.db.write(sql`
    update automation.run set effects = ${jsonOf(effects)}::jsonb where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Takes out of the queue what waits; how many those were. */
export function cancelWaiting(ctx: CompanyCtx, condition: Sql): Promise<number> {
  return ctx.db.count(sql`
    update automation.run u set state = 'cancelled', ended_at = ${ctx.now}
    where u.company_id = ${ctx.companyId} and u.state = 'waiting' and ${condition}`);
}
