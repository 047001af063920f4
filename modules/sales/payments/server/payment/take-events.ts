import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentApi, paymentProblems } from '../../contract.ts';
import type { PaymentName } from '../providers/provider-link.ts';
import { connectedLinks, installationLinks, isOffered } from '../providers/provider-links.ts';
import { takeEvent } from './take-event.ts';

const problem = problemsOf(paymentProblems);

/** For the account of the installation itself, and for those that are connected to it: each counts for payments that began with it. */
export const takeEvents: UseCase<typeof paymentApi.takeEvents> = async (ctx, { provider, raw }) => {
  const connected = provider === 'stripe' ? await connectedLinks(ctx, raw) : [];
  const links = [...installationLinks(ctx.app, provider), ...connected];
  if (links.length === 0) throw problem('payment_provider.unknown');
  const isWelcome = async ({ companyId }: PaymentName) =>
    provider !== 'test' || isOffered(inCompany({ ...ctx, companyId }, companyId), 'test');
  const about = await takeEvent(ctx, links, raw, isWelcome);
  if (about) ctx.belongsTo(about.companyId);
  return { received: true };
};
