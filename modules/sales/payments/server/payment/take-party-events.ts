import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentApi, paymentProblems } from '../../contract.ts';
import { linksOfParty } from '../providers/provider-links.ts';
import { takeEvent } from './take-event.ts';

const problem = problemsOf(paymentProblems);

/** For the accounts of one contract party. What they say about anybody else's payments has no effect. */
export const takePartyEvents: UseCase<typeof paymentApi.takePartyEvents> = async (
  ctx,
  { provider, companyId, raw },
) => {
  const scoped = inCompany({ ...ctx, companyId }, companyId);
  const links = await linksOfParty(scoped, provider);
  if (links.length === 0) throw problem('payment_provider.unknown');
  await takeEvent(ctx, links, raw, async (name) => name.companyId === companyId);
  ctx.belongsTo(companyId);
  return { received: true };
};
