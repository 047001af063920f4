import type { DeliveryType } from '@fachwerk/shop/contract-way';
import type { Fulfilment } from '../contract.ts';

export type FulfilmentMail =
  | 'accepted_brought'
  | 'accepted_fetched'
  | 'accepted_sent'
  | 'ready'
  | 'on_way'
  | 'sent'
  | 'tracked'
  | 'refused';

type Mails = Partial<Record<Fulfilment['state'], FulfilmentMail>>;

/** What is worth a mail: a promise, and that it comes or can be fetched. At a table people look up; what a box says comes with its code. */
const MAILS: Readonly<Record<DeliveryType, Mails>> = {
  delivery: { accepted: 'accepted_brought', on_way: 'on_way', refused: 'refused' },
  shipment: { accepted: 'accepted_sent', on_way: 'sent', refused: 'refused' },
  pickup: { accepted: 'accepted_fetched', ready: 'ready', refused: 'refused' },
  box: { accepted: 'accepted_fetched', refused: 'refused' },
  totable: { refused: 'refused' },
};

/** What the customer is written when it has come there, if anything. */
export function mailFor({ type, state }: Pick<Fulfilment, 'type' | 'state'>): FulfilmentMail | null {
  return MAILS[type][state] ?? null;
}
