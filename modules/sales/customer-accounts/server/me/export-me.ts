import { exportPerson } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { accountApi } from '../../contract.ts';
import { findMyself, ownNetwork } from './me.ts';

/** The whole network's part for the person themselves; for staff what they may see. */
export const exportMe: UseCase<typeof accountApi.export> = async (ctx) =>
  exportPerson(ownNetwork(ctx), await findMyself(ctx), ctx.language);
