import type { UseCase } from '@fachwerk/server/module';
import type { stayApi } from '../../contract.ts';
import { lockByKey } from './lock-by-key.ts';
import { openBox } from './open-box.ts';

export const openByKey: UseCase<typeof stayApi.open> = async (ctx, { key, transactionId }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  return openBox(scoped, rental, { transactionId, way: 'key' });
};
