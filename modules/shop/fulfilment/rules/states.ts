import type { OrderStatus } from '@fachwerk/orders/contract';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import type { Fulfilment, FulfilmentProblem, FulfilmentState } from '../contract.ts';

type Standing = Pick<Fulfilment, 'type' | 'state'>;

/** What lies before a kitchen. */
const OPEN_STATES = ['new', 'accepted', 'making', 'ready', 'on_way'] as const satisfies FulfilmentState[];

const BROUGHT: readonly FulfilmentState[] = ['new', 'accepted', 'making', 'ready', 'on_way', 'done'];
const FETCHED: readonly FulfilmentState[] = ['new', 'accepted', 'making', 'ready', 'done'];

/** The states it goes through, in their order. */
export const WAYS: Readonly<Record<DeliveryType, readonly FulfilmentState[]>> = {
  delivery: BROUGHT,
  shipment: BROUGHT,
  pickup: FETCHED,
  totable: FETCHED,
  box: FETCHED,
};

/** Where one tap leads; null at the end of the way and beside it. */
export function nextState({ type, state }: Standing): FulfilmentState | null {
  const at = WAYS[type].indexOf(state);
  return at < 0 ? null : (WAYS[type][at + 1] ?? null);
}

/** For a tap that was a mistake. What was accepted stays accepted: the customer knows it. */
export function previousState({ type, state }: Standing): FulfilmentState | null {
  const at = WAYS[type].indexOf(state);
  return at > WAYS[type].indexOf('accepted') ? WAYS[type][at - 1]! : null;
}

/** Until when the shop can still say no: later, giving it up is cancelling the order. */
const REFUSABLE: readonly FulfilmentState[] = ['new', 'accepted', 'making'];

/** Ends that nothing leads away from. */
const OVER: readonly FulfilmentState[] = ['refused', 'cancelled'];

export const isOpen = (state: FulfilmentState): boolean => (OPEN_STATES as readonly FulfilmentState[]).includes(state);

/** Why staff cannot move it there, or null: forward by any number of steps once it is accepted, or one step back. */
export function whyNotMove(standing: Standing, to: FulfilmentState): FulfilmentProblem | null {
  const { type, state } = standing;
  if (OVER.includes(state)) return 'fulfilment.over';
  if (to === 'refused') return REFUSABLE.includes(state) ? null : 'fulfilment.not_possible';
  if (to === previousState(standing)) return null;
  const [here, there] = [WAYS[type].indexOf(state), WAYS[type].indexOf(to)];
  if (here < 0 || there <= here) return 'fulfilment.not_possible';
  return state === 'new' && to !== 'accepted' ? 'fulfilment.not_possible' : null;
}

/** Whether the order's cancellation ends it: what was handed over stays so. */
export const mayBeCancelled = (state: FulfilmentState): boolean => state === 'waiting' || isOpen(state);

/** Where it brings the order; the order itself only ever goes forward. */
export const ORDER_STATUS: Partial<Record<FulfilmentState, Extract<OrderStatus, 'approved' | 'process' | 'finished'>>> =
  {
    accepted: 'approved',
    making: 'process',
    ready: 'process',
    on_way: 'process',
    done: 'finished',
  };

/** Where a status that staff give the order brings it; null where it stays: handed over with the end, one step back from it. */
export function stateForStatus(standing: Standing, status: OrderStatus): FulfilmentState | null {
  if (status === 'finished') return isOpen(standing.state) ? 'done' : null;
  return isTakenBack(status) && standing.state === 'done' ? previousState(standing) : null;
}

/** What was finished is not: its handover was a mistake. A return or a cancellation comes after one. */
export const isTakenBack = (status: OrderStatus): boolean =>
  status === 'new' || status === 'approved' || status === 'process';
