import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { ruleApi } from '../../contract.ts';
import { cancelWaiting } from '../run/run-store.ts';
import { aboutRule, findOwnRule } from './find-own-rule.ts';
import { removeRule as removeStored } from './rule-store.ts';

/** What waits for it is cancelled; what it has done stays in the log. */
export const removeRule: UseCase<typeof ruleApi.remove> = async (ctx, { id }) => {
  const rule = await findOwnRule(ctx, id);
  await removeStored(ctx, id);
  await cancelWaiting(ctx, sql`u.rule_id = ${id}`);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: rule.boardId,
    action: 'board.rule_removed',
    before: aboutRule(rule),
    address: ctx.request.address,
  });
  return {};
};
