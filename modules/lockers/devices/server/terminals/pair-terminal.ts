import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { deviceProblems } from '../../contract.ts';
import { issueCredentials } from '../credentials/credentials.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';

const problem = problemsOf(deviceProblems);

/** A tablet in front of a wall. */
export type Terminal = {
  readonly companyId: string;
  readonly id: string;
  readonly name: string;
  readonly locationId: string;
  readonly locationName: string;
};
export type PairedTerminal = Terminal & { readonly secret: string };

/** Exchanges a terminal's one-time token for a secret; an earlier pairing becomes invalid. */
export async function pairTerminal(ctx: CompanyCtx, token: string): Promise<PairedTerminal> {
  const companyIds = await visibleCompanies(ctx);
  const waiting = await ctx.db.first<Terminal & { companyCode: string }>(sql`
    select ${columns}, co.code as company_code from ${tables} join companies.company_view co on co.company_id = c.company_id
    where c.company_id = any(${companyIds}) and c.kind = 'terminal' and c.archived_at is null and c.token_hash = ${hashToken(token)}
      and c.token_expires_at > ${ctx.now}
    for update of c`);
  if (!waiting) throw problem('provisioning.token_unknown');
  const { companyCode, ...terminal } = waiting;
  const scoped = inCompany(ctx, terminal.companyId);
  const { password } = await issueCredentials(scoped, companyCode, terminal.id);
  await record(scoped, {
    type: 'controller.provisioned',
    controllerId: terminal.id,
    location: { id: terminal.locationId, name: terminal.locationName },
    person: { id: null, name: '' },
    data: { name: terminal.name },
  });
  await notifyControllers(scoped, [terminal.id]);
  return { ...terminal, secret: `${terminal.id}.${password}` };
}

/** The visible terminal with this secret; undefined otherwise, whatever the reason. */
export async function terminalOf(ctx: CompanyCtx, secret: string): Promise<Terminal | undefined> {
  const [, id, password] = /^([0-9a-f-]{36})\.(.+)$/.exec(secret) ?? [];
  if (!id || !password || !UUID.test(id)) return undefined;
  const found = await ctx.db.first<Terminal & { passwordHash: string | null }>(sql`
    select ${columns}, c.password_hash from ${tables}
    where c.company_id = any(${await visibleCompanies(ctx)}) and c.id = ${id} and c.kind = 'terminal' and c.archived_at is null`);
  const isTheirs = isSameSecret(hashToken(password), found?.passwordHash ?? '');
  if (!found || !isTheirs) return undefined;
  const { passwordHash: _, ...terminal } = found;
  return terminal;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const columns = sql`c.company_id, c.id, c.name, c.location_id, p.german_name as location_name`;
const tables = sql`devices.controller c join locations.location_view p on p.company_id = c.company_id and p.id = c.location_id`;
