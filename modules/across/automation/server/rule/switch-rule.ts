import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { ruleApi } from '../../contract.ts';
import { cancelWaiting } from '../run/run-store.ts';
import { findOwnRule, shownRule } from './find-own-rule.ts';
import { findRule, saveRule } from './rule-store.ts';

export const switchRule: UseCase<typeof ruleApi.toggle> = async (ctx, { id, isActive }) => {
  const rule = await findOwnRule(ctx, id);
  if (rule.isActive === isActive) return shownRule(rule);
  await saveRule(ctx, id, rule, { activeSince: isActive ? ctx.now : null, changedBy: ctx.caller.name });
  if (!isActive) await cancelWaiting(ctx, sql`u.rule_id = ${id}`);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: rule.boardId,
    action: 'board.rule_changed',
    before: { name: rule.name, isActive: rule.isActive },
    after: { name: rule.name, isActive },
    address: ctx.request.address,
  });
  return shownRule((await findRule(ctx, id))!);
};
