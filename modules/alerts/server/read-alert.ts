import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../contract.ts';
import { findAlert, listComments } from './alert-store.ts';

const problem = problemsOf(alertProblems);

export const readAlert: UseCase<typeof alertApi.find> = async (ctx, { id }) => {
  const alert = await findAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  return { ...alert, talk: await listComments(inCompany(ctx, alert.companyId), id) };
};
