import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { customerProblems } from '../../contract.ts';
import { whyNotTag } from '../../rules/customer.ts';

const problem = problemsOf(customerProblems);

/** The network, for whoever works in it; a company of it is refused. */
export async function taggingNetwork(ctx: Ctx): Promise<Ctx> {
  const network = await inNetwork(ctx);
  const refusal = whyNotTag(network.companyId === ctx.companyId);
  if (refusal) throw problem(refusal);
  return network;
}
