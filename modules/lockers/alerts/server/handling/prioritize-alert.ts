import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../../contract.ts';
import { lockAlert } from '../alert-store.ts';
import { changeAlert } from './change-alert.ts';

const problem = problemsOf(alertProblems);

export const prioritizeAlert: UseCase<typeof alertApi.prioritize> = async (ctx, { id, priority }) => {
  const alert = await lockAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  if (alert.priority === priority) return alert;
  return changeAlert(ctx, alert, 'alert.prioritized', { priority });
};
