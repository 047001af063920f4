import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../../contract.ts';
import { lockAlert } from '../alert-store.ts';
import { changeAlert } from './change-alert.ts';
import { findHandler } from './handlers.ts';

const problem = problemsOf(alertProblems);

export const assignAlert: UseCase<typeof alertApi.assign> = async (ctx, { id, userId }) => {
  const alert = await lockAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  const assignee = userId === null ? null : await findHandler(ctx, alert, userId);
  if (userId !== null && !assignee) throw problem('alert.assignee_unknown');
  if (assignee?.id === alert.assignee?.id) return alert;
  return changeAlert(ctx, alert, 'alert.assigned', { assignee });
};
