import { listAddresses } from '@fachwerk/customers/facade-account';
import type { CustomerCtx } from '@fachwerk/server/ctx';
import { ownNetwork } from './me.ts';

export const listed = async (ctx: CustomerCtx) => ({
  addresses: await listAddresses(ownNetwork(ctx), ctx.caller.userId),
});
