import type { UseCase } from '@fachwerk/server/module';
import type { passkeyApi } from '../../contract.ts';
import { listPasskeys, presentPasskey } from '../passkey-store.ts';

export const listOwnPasskeys: UseCase<typeof passkeyApi.list> = async (ctx) => ({
  passkeys: (await listPasskeys(ctx, ctx.caller.userId)).map(presentPasskey),
});
