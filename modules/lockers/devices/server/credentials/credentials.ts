import { settleAlerts } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import type { Controller, ProvisioningToken } from '../../contract-controller.ts';
import { TOKEN_HOURS } from '../../rules/controller.ts';
import { type Credentials, HEARTBEAT_SECONDS } from '../../wire.ts';
import { linkOf } from '../broker/controllers-link.ts';
import { sealCommandKey } from '../commands/sign-command.ts';
import { presenceChanged } from '../facade-hooks.ts';
import { cutOffController } from './cut-off-controller.job.ts';

const TOKEN_BYTES = 24;
const SECRET_BYTES = 32;
const PROVISION_PATH = '/api/location/controllers/provision';

/** The token is shown once; only its hash is stored. */
export async function giveToken(ctx: CompanyCtx, controllerId: string): Promise<ProvisioningToken> {
  const token = ctx.newSecret(TOKEN_BYTES);
  const expiresAt = addMinutes(ctx.now, TOKEN_HOURS * 60);
  await ctx.db.rows(sql`
    update devices.controller set token_hash = ${hashToken(token)}, token_expires_at = ${expiresAt}
    where company_id = ${ctx.companyId} and id = ${controllerId}`);
  return { token, expiresAt, provisionUrl: `${ctx.app.publicUrl}${PROVISION_PATH}` };
}

/**
 * Revokes credentials: messages with the old ones are ignored from the commit on, and the connection is closed soon after. A replacement device
 * counts as real.
 */
export async function takeCredentials(ctx: CompanyCtx, { id, kind }: Controller): Promise<void> {
  await ctx.db.rows(sql`
    update devices.controller set token_hash = null, token_expires_at = null, password_hash = null, command_key_sealed = null,
      credentials_version = credentials_version + 1, is_virtual = false, is_online = false, online_since = null,
      offline_since = case when is_online then ${ctx.now} else offline_since end
    where company_id = ${ctx.companyId} and id = ${id}`);
  await addJob(ctx, cutOffController, { controllerId: id });
  await ctx.app.hooks.find(presenceChanged)?.(ctx, [id]);
  // Offline on purpose: settle its alert.
  await settleAlerts(ctx, [{ kind: kind === 'terminal' ? 'terminal_offline' : 'controller_offline', subjectId: id }]);
}

/** Issues new credentials; earlier ones become invalid. */
export async function issueCredentials(
  ctx: CompanyCtx,
  companyCode: string,
  controllerId: string,
): Promise<Credentials> {
  const password = ctx.newSecret(SECRET_BYTES);
  const commandKey = ctx.newSecret(SECRET_BYTES);
  await ctx.db.rows(sql`
    update devices.controller set token_hash = null, token_expires_at = null, password_hash = ${hashToken(password)},
      command_key_sealed = ${sealCommandKey(ctx.app, commandKey)}, credentials_version = credentials_version + 1
    where company_id = ${ctx.companyId} and id = ${controllerId}`);
  const { brokerUrl } = linkOf(ctx.app);
  const heartbeatSeconds = HEARTBEAT_SECONDS;
  return { companyCode, controllerId, username: controllerId, password, commandKey, brokerUrl, heartbeatSeconds };
}
