import { changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { customerProblems } from '@fachwerk/customers/contract';
import { notifyOfCustomer, recordActivity, saveDetails } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { findMyself, lockMyself, meOf, ownNetwork } from './me.ts';

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
  await recordActivity(network, current.id, 'edited', { fields: changes.map(({ field }) => field) });
  const saved = meOf(await findMyself(ctx));
  await notifyOfCustomer(network, current.id);
  return saved;
};
