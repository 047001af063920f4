import { setTimeout as sleep } from 'node:timers/promises';
import { openShopper, type Shopper } from '../../apps/server/src/testing/shopper.ts';
import { newId } from '../../kit/server/app/ids.ts';
import { stayApi } from '../../modules/lockers/active-rentals/contract.ts';
import { paymentApi } from '../../modules/sales/payments/contract.ts';
import { anywhere } from '../load.ts';
import { HOST, type Pair } from './pair.ts';

/** What customers were told: an answer of the server is a promise. */
export type Ledger = {
  readonly ordered: string[];
  readonly paid: string[];
  /** Attempts to open, by their id. */
  readonly opened: string[];
  readonly ended: string[];
  /** Left before they had ordered: nothing was promised to them. */
  left: number;
  /** Calls that were asked again, because a server died or answered with an error. */
  retries: number;
  readonly broken: string[];
};

const GIVE_UP_MS = 120_000;
const THINK_MS = 100;

/** So many customers at once, one after the other, until they are told to stop: box, order, payment, opening, end. Whoever gets no answer asks again, at the other server. */
export function startCustomers(pair: Pair, count: number) {
  const ledger: Ledger = { ordered: [], paid: [], opened: [], ended: [], left: 0, retries: 0, broken: [] };
  let isOver = false;
  const everybody = Array.from({ length: count }, async () => {
    while (!isOver) {
      await visit(pair, ledger).catch((error: Error) => ledger.broken.push(error.message));
      await sleep(THINK_MS);
    }
  });
  return {
    ledger,
    stop: async () => {
      isOver = true;
      await Promise.all(everybody);
    },
  };
}

async function visit(pair: Pair, ledger: Ledger): Promise<void> {
  const email = `${newId()}@example.org`;
  const shopper = openShopper({ port: pair.nextPort, host: HOST, email, address: anywhere() });
  const again = <T>(work: () => Promise<T>) => untilAnswered(ledger, work);
  const placement = await shopper.withBox(pair.locationId).catch(() => null);
  if (!placement) {
    ledger.left++;
    return;
  }
  const key = newId();
  const { orderHash, redirectTo } = await again(() => shopper.place({ ...placement, paymentOption: 'test' }, key));
  ledger.ordered.push(orderHash);
  await again(() => pay(shopper, redirectTo.split('/').at(-1)!));
  ledger.paid.push(orderHash);
  const rentalKey = await until(async () => (await again(() => shopper.comesBack(orderHash))).rentals[0]?.key);
  await open(shopper, rentalKey, ledger);
  const end = () => shopper.call(stayApi.end, { key: rentalKey, confirmedEmpty: true });
  // The door closes by itself, a moment after it has opened.
  await until(() =>
    again(end).then(
      () => true,
      (error) => isRefusal(error, 'rental.already_ended'),
    ),
  );
  ledger.ended.push(orderHash);
}

/** Paying again what was paid, because the answer was lost, is refused: it is paid. */
async function pay(shopper: Shopper, token: string): Promise<void> {
  await shopper.call(paymentApi.chooseTest, { token, choice: 'succeed' }).catch((error) => {
    if (!isRefusal(error, 'payment.already_settled')) throw error;
  });
}

async function open(shopper: Shopper, key: string, ledger: Ledger): Promise<void> {
  const transactionId = newId();
  await untilAnswered(ledger, () => shopper.call(stayApi.open, { key, transactionId }));
  ledger.opened.push(transactionId);
  const asked = { key, attemptId: transactionId };
  await until(async () => {
    const { state } = await untilAnswered(ledger, () => shopper.call(stayApi.attempt, asked));
    return !['requested', 'sent', 'acknowledged'].includes(state);
  });
}

/** A refusal is an answer; a line that breaks, or an error of the server, is none. */
async function untilAnswered<T>(ledger: Ledger, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (/ said 4\d\d:/.test((error as Error).message) || performance.now() > until) throw error;
      ledger.retries++;
      await sleep(THINK_MS);
    }
  }
}

async function until<T>(work: () => Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    const found = await work();
    if (found) return found as NonNullable<Exclude<T, false>>;
    if (performance.now() > end) throw new Error(`waited in vain: ${work}`);
    await sleep(THINK_MS);
  }
}

const isRefusal = (error: unknown, code: string) => (error as Error).message.includes(code);
