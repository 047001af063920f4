import { ownPublicKey } from '@fachwerk/push/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { staffPushApi } from '../../contract.ts';

export const showKey: UseCase<typeof staffPushApi.key> = async (ctx) => ({ publicKey: await ownPublicKey(ctx) });
