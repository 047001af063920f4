import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { whyNotPing } from '../../rules/controller.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { lockController } from './controller-store.ts';
import { sendPing } from './send-ping.job.ts';

const problem = problemsOf(deviceProblems);

export const pingController: UseCase<typeof controllerApi.ping> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await visibleCompanies(ctx), id);
  if (!current) throw problem('controller.unknown');
  const refusal = whyNotPing(current);
  if (refusal) throw problem(refusal);
  const scoped = inCompany(ctx, current.companyId);
  const pingId = ctx.newId();
  await ctx.db.rows(sql`
    update devices.controller set ping_id = ${pingId}, ping_sent_at = ${ctx.now}, ping_ms = null
    where company_id = ${scoped.companyId} and id = ${id}`);
  await addJob(scoped, sendPing, { companyId: scoped.companyId, controllerId: id, pingId });
  await notifyControllers(scoped, [id]);
  return {};
};
