import type { OrderStatus } from '@fachwerk/orders/contract';
import type { ServiceOrder, ServiceOrderProblem } from '../contract.ts';

/** How long it takes where the item does not say. */
const USUAL_MINUTES = 60;
const OVER: readonly OrderStatus[] = ['finished', 'return', 'canceled'];

/** Of the item, as often as it was ordered. */
export const minutesOf = (durationMinutes: number, quantity: number): number =>
  (durationMinutes || USUAL_MINUTES) * quantity;

/** Why a service cannot be planned, or null. */
export function whyNotPlan({ status }: Pick<ServiceOrder, 'status'>): ServiceOrderProblem | null {
  return OVER.includes(status) ? 'service.over' : null;
}

/** What nobody has planned stands first; the rest by its time. */
export function sortedServices(services: readonly ServiceOrder[]): ServiceOrder[] {
  const time = ({ startsAt }: ServiceOrder) => startsAt?.getTime() ?? 0;
  return services.toSorted(
    (a, b) =>
      Number(a.isPlanned) - Number(b.isPlanned) ||
      time(a) - time(b) ||
      a.orderNumber.localeCompare(b.orderNumber) ||
      a.position - b.position,
  );
}
