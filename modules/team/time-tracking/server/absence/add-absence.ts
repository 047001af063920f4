import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type teamApi, teamProblems } from '../../contract-team.ts';
import { whyNotAbsence } from '../../rules/sheet.ts';
import { addStoredAbsence } from './absence-store.ts';

const problem = problemsOf(teamProblems);

export const addAbsence: UseCase<typeof teamApi.addAbsence> = async (ctx, { absence }) => {
  const refusal = whyNotAbsence(absence);
  if (refusal) throw problem(refusal);
  const id = ctx.newId();
  const { userId, name: userName } = ctx.caller;
  try {
    await addStoredAbsence(ctx, { ...absence, id, userId, userName });
  } catch (error) {
    if (brokenConstraint(error) !== 'absence_once_a_day') throw error;
    throw problem('absence.twice');
  }
  await audit(ctx, { subjectKind: 'absence', subjectId: id, action: 'absence.added', after: absence });
  return { id };
};
