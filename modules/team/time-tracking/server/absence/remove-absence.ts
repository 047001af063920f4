import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type teamApi, teamProblems } from '../../contract-team.ts';
import { lockAbsence, removeStoredAbsence } from './absence-store.ts';

const problem = problemsOf(teamProblems);

export const removeAbsence: UseCase<typeof teamApi.removeAbsence> = async (ctx, { id }) => {
  const before = await lockAbsence(ctx, id);
  const { userId, capabilities } = ctx.caller;
  const may = before && (before.userId === userId || capabilities.has('time_log.manage'));
  if (!may) throw problem('absence.unknown');
  await removeStoredAbsence(ctx, id);
  await audit(ctx, { subjectKind: 'absence', subjectId: id, action: 'absence.removed', before });
  return {};
};
