import type { PaymentAlarm, PaymentState, SettledState } from '../contract.ts';

/** What a provider says about a payment, in the words of this house. */
export type StateUpdate = {
  readonly state: Exclude<PaymentState, 'created'>;
  /** What was paid; null where the update does not speak of it. */
  readonly amountCents: number | null;
  readonly currency: string | null;
  /** The provider takes no money for it any more, or has taken it. */
  readonly isOver: boolean;
};

type Known = {
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly currency: string;
  readonly alarm: PaymentAlarm | null;
  readonly isOver: boolean;
};

/**
 * Update come twice, late and in any order. A state only ever gives way to one further down this table, so that the end is the same
 * whatever came first; money that arrived outranks everything. `declined` is a failure after which the customer may try again at
 * the provider.
 */
const RANK = { created: 0, started: 1, declined: 2, pending: 3, cancelled: 4, failed: 5, succeeded: 6 } as const;

const rankOf = ({ state, isOver }: Pick<Known, 'state' | 'isOver'>) =>
  RANK[state === 'failed' && !isOver ? 'declined' : state];

/** How it stands after the update. A success over another amount or currency is none: it waits for a person. */
export function afterUpdate(payment: Known, update: StateUpdate): Pick<Known, 'state' | 'alarm' | 'isOver'> {
  const isOdd = update.state === 'succeeded' && !isExactly(payment, update);
  const said = isOdd ? { state: 'pending' as const, isOver: false } : update;
  const { state, isOver } = rankOf(said) > rankOf(payment) ? said : payment;
  return { state, isOver, alarm: isOdd ? 'amount_differs' : payment.alarm };
}

function isExactly(payment: Known, { amountCents, currency }: StateUpdate): boolean {
  return amountCents === payment.amountCents && currency?.toUpperCase() === payment.currency;
}

const TOLD: ReadonlySet<PaymentState> = new Set(['pending', 'succeeded', 'failed', 'cancelled']);

/** Whether others hear of a payment that has come to this state. */
export function isAnnounced(state: PaymentState): state is SettledState {
  return TOLD.has(state);
}

/** Nothing has been decided: the customer may still be sent to the provider. */
export function mayStart(state: PaymentState): boolean {
  return state === 'created' || state === 'started';
}
