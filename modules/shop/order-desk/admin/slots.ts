import type { AddedLine } from '@fachwerk/order-corrections/contract';
import type { OrderStory } from '@fachwerk/orders/contract-staff';
import { slot } from '@fachwerk/react/slot';

/** Beside the title of the orders: what else one can begin there, such as taking one. */
export const ordersSlot = slot<object>('order-desk.orders');

/** In the drawer of an order: how it is handed over, whoever knows that. */
export const orderSlot = slot<{ order: OrderStory }>('order-desk.order');

export type PickedItem = AddedLine & Required<Pick<AddedLine, 'detail' | 'choice' | 'note'>>;

/** In the correction of an order: where what is sold is found, whoever knows that. */
export const correctionSlot = slot<{ onPick: (picked: PickedItem) => void }>('order-desk.correction');
