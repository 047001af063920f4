import { holdFirstLock } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Box } from './free-boxes.ts';

/** The first that is still free once its row is held, as everybody does who gives a box to somebody; held until the transaction ends. */
export async function takeFirst(
  ctx: CompanyCtx,
  boxes: readonly Box[],
  isFree: (id: string) => Promise<boolean>,
): Promise<Box | undefined> {
  let left = boxes;
  while (left.length > 0) {
    const held = await holdFirstLock(
      ctx,
      left.map(({ id }) => id),
    );
    if (!held) return undefined;
    if (await isFree(held.id)) return left.find(({ id }) => id === held.id);
    left = left.filter(({ id }) => id !== held.id);
  }
  return undefined;
}
