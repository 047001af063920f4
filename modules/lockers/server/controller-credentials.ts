import { settleAlerts } from '@fachwerk/alerts/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lockerProblems } from '../contract.ts';
import type { Controller, controllerApi, ProvisioningToken } from '../contract-controller.ts';
import { TOKEN_HOURS } from '../rules/controller.ts';
import { noteBoxesOf } from './box-history.ts';
import { lockController } from './controller-store.ts';
import { linkOf } from './controllers-link.ts';
import { tellOfControllers } from './presence-follow.ts';

const problem = problemsOf(lockerProblems);
const TOKEN_BYTES = 24;
export const PROVISION_PATH = '/api/location/controllers/provision';

/** For a device that was replaced, or never found its token. */
export const renewToken: UseCase<typeof controllerApi.renewToken> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await companiesInSight(ctx), id);
  if (!current) throw problem('controller.unknown');
  if (current.archivedAt) throw problem('controller.archived');
  const inside = inCompany(ctx, current.companyId);
  await takeCredentials(inside, current);
  const token = await giveToken(inside, id);
  await audit(inside, { subjectKind: 'controller', subjectId: id, action: 'controller.token_renewed' });
  await tellOfControllers(inside, [id]);
  return token;
};

/** The token is shown once; only its hash stays. */
export async function giveToken(ctx: CompanyCtx, controllerId: string): Promise<ProvisioningToken> {
  const token = ctx.newSecret(TOKEN_BYTES);
  const expiresAt = addMinutes(ctx.now, TOKEN_HOURS * 60);
  await ctx.db.rows(sql`
    update lockers.controller set token_hash = ${hashToken(token)}, token_expires_at = ${expiresAt}
    where company_id = ${ctx.companyId} and id = ${controllerId}`);
  return { token, expiresAt, provisionUrl: `${ctx.house.publicUrl}${PROVISION_PATH}` };
}

/** Whoever still speaks with the old ones is not listened to from the commit on, and cut off a moment later. */
export async function takeCredentials(ctx: CompanyCtx, { id, kind }: Controller): Promise<void> {
  await ctx.db.rows(sql`
    update lockers.controller set token_hash = null, token_expires_at = null, password_hash = null, command_key_sealed = null,
      credentials_version = credentials_version + 1, is_online = false, online_since = null,
      offline_since = case when is_online then ${ctx.now} else offline_since end
    where company_id = ${ctx.companyId} and id = ${id}`);
  await addJob(ctx, cutOffController, { controllerId: id });
  await noteBoxesOf(ctx, [id]);
  // It is away because somebody wanted it so.
  await settleAlerts(ctx, [{ kind: kind === 'terminal' ? 'terminal_offline' : 'controller_offline', subjectId: id }]);
}

export const cutOffController = job({
  name: 'controller.cut_off',
  payload: z.object({ controllerId: z.uuid() }),
  transaction: 'own',
  run: async ({ house }, { controllerId }) => linkOf(house).disconnect(controllerId),
});
