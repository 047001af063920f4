import { orderStream } from '@fachwerk/orders/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import type { Live } from '@fachwerk/react/live-refetch';

const { list, counts, find, statusEffects, revenue } = orderApi;

/** Whatever shows orders looks again when something happens to one. */
export const orderLive: Live = { hints: [orderStream], asks: [list, counts, find, statusEffects, revenue] };
