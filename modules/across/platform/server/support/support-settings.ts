import { accountStream } from '@fachwerk/auth/contract';
import { companyStream } from '@fachwerk/companies/contract';
import { findCompany, operatorCompany } from '@fachwerk/companies/facade';
import { closeSupport, findSupport, listVisits } from '@fachwerk/companies/facade-tenancy';
import type { Ctx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import type { SupportSettings } from '../../contract.ts';

export async function supportSettings(ctx: Ctx): Promise<SupportSettings> {
  const operator = await findCompany({ ...ctx, companyId: (await operatorCompany(ctx))! });
  const access = await findSupport(ctx);
  return {
    operatorName: operator?.name ?? '',
    access: access ? { ...access, visitors: await listVisits(ctx, access.id) } : null,
  };
}

/** Whoever is inside is out at once, and their screens hear of it. False where nobody was let in. */
export async function endSupport(ctx: Ctx): Promise<boolean> {
  const closed = await closeSupport(ctx, ctx.caller.name);
  if (!closed) return false;
  const visitors = await listVisits(ctx, closed.id);
  for (const { id } of visitors) await publish(ctx, accountStream, { type: 'session-ended', sessionId: null }, id);
  await publish(ctx, companyStream, { type: 'changed' });
  return closed.endsAt > ctx.now;
}
