import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Rule, RuleInput, TriggerKind } from '../../contract.ts';

/** A rule with what only the house needs to know. */
export type StoredRule = Rule & {
  readonly activeSince: Date | null;
  /** Whose board it belongs to. */
  readonly userId: string | null;
};

/** One that waits for something to happen. How often it ran is nobody's question then, and every move of a card comes by here. */
export type ActiveRule = Omit<StoredRule, 'runs' | 'lastRunAt'>;

export const TRIAL_DAYS = 30;

const columns = sql`r.id, r.board_id, r.name, r.active_since is not null as is_active, r.trigger, r.conditions, r.actions,
  r.delay_minutes, r.ready, r.active_since, r.changed_at, r.changed_by, b.user_id`;
const tables = sql`automation.rule r join boards.board_view b on b.company_id = r.company_id and b.id = r.board_id`;

const withRuns = (ctx: CompanyCtx) => sql`select ${columns}, coalesce(u.count, 0) as runs, u.last_run_at from ${tables}
  left join lateral (select count(*)::int, max(x.occurred_at) as last_run_at from automation.run x
    where x.company_id = r.company_id and x.rule_id = r.id and x.occurred_at > ${ctx.now}::timestamptz - make_interval(days => ${TRIAL_DAYS})) u on true`;

export function listRules(ctx: CompanyCtx, boardId: string): Promise<StoredRule[]> {
  return ctx.db.rows<StoredRule>(sql`
    ${withRuns(ctx)} where r.company_id = ${ctx.companyId} and r.board_id = ${boardId} and r.removed_at is null
    order by lower(r.name), r.id`);
}

export function findRule(ctx: CompanyCtx, id: string): Promise<StoredRule | undefined> {
  return ctx.db.first<StoredRule>(sql`
    ${withRuns(ctx)} where r.company_id = ${ctx.companyId} and r.id = ${id} and r.removed_at is null`);
}

/** Those that are switched on, on boards that are in use. */
export function listActive(ctx: CompanyCtx, kinds: readonly TriggerKind[]): Promise<ActiveRule[]> {
  return ctx.db.rows<ActiveRule>(sql`
    select ${columns} from ${tables}
    where r.company_id = ${ctx.companyId} and r.trigger_kind = any(${kinds}::text[]) and r.active_since is not null and b.archived_at is null
    order by r.id`);
}

export async function saveRule(
  ctx: CompanyCtx,
  id: string,
  rule: RuleInput,
  { activeSince, changedBy }: { readonly activeSince: Date | null; readonly changedBy: string },
): Promise<void> {
  await ctx.db.write(sql`
    insert into automation.rule (company_id, id, board_id, name, trigger_kind, trigger, conditions, actions, delay_minutes, ready, active_since,
      changed_at, changed_by)
    values (${ctx.companyId}, ${id}, ${rule.boardId}, ${rule.name}, ${rule.trigger.kind}, ${jsonOf(rule.trigger)}::jsonb,
      ${jsonOf(rule.conditions)}::jsonb, ${jsonOf(rule.actions)}::jsonb, ${rule.delayMinutes}, ${rule.ready}, ${activeSince}, ${ctx.now},
      ${changedBy})
    on conflict (company_id, id) do update set name = excluded.name, trigger_kind = excluded.trigger_kind, trigger = excluded.trigger,
      conditions = excluded.conditions, actions = excluded.actions, delay_minutes = excluded.delay_minutes, ready = excluded.ready,
      active_since = excluded.active_since, changed_at = excluded.changed_at, changed_by = excluded.changed_by`);
}

export async function removeRule(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`
    update automation.rule set active_since = null, removed_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${id}`);
}
