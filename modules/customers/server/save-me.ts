import { changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { accountApi } from '../contract-site.ts';
import { saveDetails } from './customer-store.ts';
import { findMyself, lockMyself, meOf, ownNetwork } from './me.ts';
import { tellOfCustomer } from './tell-customers.ts';

const problem = problemsOf(customerProblems);

export const saveMe: UseCase<typeof accountApi.save> = async (ctx, { version, ...given }) => {
  const current = await lockMyself(ctx);
  if (version !== current.version) {
    throw problem('customer.changed_meanwhile', {}, { conflict: saveConflict(meOf(current), given) });
  }
  const changes = changesOf(current, given);
  if (changes.length === 0) return meOf(current);
  const network = ownNetwork(ctx);
  await saveDetails(network, current.id, { ...given, email: current.email });
  await audit(network, {
    subjectKind: 'customer',
    subjectId: current.id,
    action: 'customer.edited',
    after: { fields: changes.map(({ field }) => field) },
    address: ctx.request.address,
  });
  const saved = meOf(await findMyself(ctx));
  await tellOfCustomer(network, current.id);
  return saved;
};
