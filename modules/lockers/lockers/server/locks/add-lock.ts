import type { UseCase } from '@fachwerk/server/module';
import type { lockApi } from '../../contract-lock.ts';
import { addLocks } from './add-locks.ts';
import { lockOrUnknown } from './lock-store.ts';

export const addLock: UseCase<typeof lockApi.add> = async (ctx, { item: { locationId, ...item } }) => {
  const [id] = await addLocks(ctx, locationId, [item], () => 'item');
  return lockOrUnknown(ctx, id!);
};
