import type { PlacementCall, Shopper } from '../apps/server/src/testing/shopper.ts';
import { newId } from '../kit/server/app/ids.ts';
import { fire, inTurns, type Measured, percentiles } from './load.ts';
import { besideTransaction, type Row } from './table.ts';
import { withTwin } from './world.ts';

const CUSTOMERS = 8;

export type FilledCart = { readonly shopper: Shopper; readonly placement: PlacementCall };

/** A cart becomes an order with a payment that is begun, beside raw transactions with the same writes (P4). Filling the cart is not counted. */
export function besideBarePlacing(
  what: string,
  twinFile: string,
  twinArguments: readonly string[],
  placing: { readonly fillCart: () => Promise<FilledCart>; readonly seconds: number },
): Promise<Row[]> {
  return withTwin(twinFile, twinArguments, async (twin) => {
    const bare = { ...twin, path: '/place', method: 'POST' as const, connections: CUSTOMERS };
    await fire({ ...bare, seconds: 1 });
    const { mine, theirs } = await inTurns(
      placing.seconds * 2,
      (turn) => placeOrders(placing.fillCart, turn),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    return besideTransaction(what, mine, theirs);
  });
}

/** All carts are filled first; then so many customers at once order theirs, one after the other. */
export async function placeOrders(fillCart: () => Promise<FilledCart>, seconds: number): Promise<Measured> {
  const filled: FilledCart[] = [];
  const until = performance.now() + seconds * 1000;
  const each = (work: () => Promise<void>) => Promise.all(Array.from({ length: CUSTOMERS }, work));
  await each(async () => {
    while (performance.now() < until) filled.push(await fillCart());
  });
  const took: number[] = [];
  const begin = performance.now();
  await each(async () => {
    for (let next = filled.pop(); next; next = filled.pop()) {
      const startedAt = performance.now();
      await next.shopper.place(next.placement, newId());
      took.push(performance.now() - startedAt);
    }
  });
  return { perSecond: took.length / ((performance.now() - begin) / 1000), ...percentiles(took) };
}
