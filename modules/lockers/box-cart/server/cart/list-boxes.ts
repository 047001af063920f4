import { anyCart } from '@fachwerk/cart/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { boxCartApi } from '../../contract.ts';
import { BOXES } from './box-lines.ts';
import { heldBoxes } from './held-boxes.ts';

export const listBoxes: UseCase<typeof boxCartApi.boxes> = async (ctx) => {
  const cart = await anyCart(ctx);
  const hasBoxes = cart && !cart.placedAt && cart.lineKinds.includes(BOXES);
  const boxes = hasBoxes ? await heldBoxes(ctx, cart.id) : [];
  return {
    boxes: boxes
      .filter(({ isHeld }) => isHeld)
      .map(({ item, rental: { lockId, locationId } }) => ({ lineId: item.id, lockId, locationId })),
  };
};
