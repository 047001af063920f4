import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../../contract.ts';
import { whyNotReopen } from '../../rules/handle.ts';
import { findAlert, isCauseOpen, lockAlert } from '../alert-store.ts';
import { lockNewest } from '../raising/cause-store.ts';
import { changeAlert } from './change-alert.ts';

const problem = problemsOf(alertProblems);

/** Waits for whoever reports the same cause at this moment: two alerts of one cause are never open together. */
export const reopenAlert: UseCase<typeof alertApi.reopen> = async (ctx, { id }) => {
  const found = await findAlert(ctx, id);
  if (!found) throw problem('alert.unknown');
  const owner = inCompany(ctx, found.companyId);
  const cause = { kind: found.kind, subjectId: found.subject.id };
  await lockNewest(owner, [cause]);
  const alert = await lockAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');

  const refusal = whyNotReopen(alert, { isOpenAnew: await isCauseOpen(owner, cause) });
  if (refusal) throw problem(refusal);
  return changeAlert(ctx, alert, 'alert.reopened', { state: 'open', endedAt: null });
};
