import type { UseCase } from '@fachwerk/server/module';
import type { lockApi } from '../../contract-lock.ts';
import { addLocks } from './add-locks.ts';

/** All or none: it is one statement. */
export const addWall: UseCase<typeof lockApi.addWall> = async (ctx, { locationId, items }) => {
  const ids = await addLocks(ctx, locationId, items, (index) => `items.${index}`);
  return { added: ids.length };
};
