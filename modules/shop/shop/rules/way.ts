import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import type { ShopData } from '../contract.ts';
import type { DeliveryType, ShopPayment, Way } from '../contract-way.ts';
import { PROPOSED_ZONES } from './zones.ts';

const ONLINE = ['card', 'klarna', 'paypal'] as const satisfies readonly ShopPayment[];

export const isOnline = (payment: ShopPayment): boolean => (ONLINE as readonly ShopPayment[]).includes(payment);

/** What can be paid where: nobody takes cash at a box, and the post collects for shipments alone. */
export const PAYMENTS_OF_TYPE: Readonly<Record<DeliveryType, readonly ShopPayment[]>> = {
  delivery: [...ONLINE, 'cash', 'card_on_site', 'invoice', 'prepayment'],
  pickup: [...ONLINE, 'cash', 'card_on_site', 'invoice', 'prepayment'],
  shipment: [...ONLINE, 'invoice', 'cash_on_delivery', 'prepayment'],
  totable: [...ONLINE, 'cash', 'card_on_site'],
  box: [...ONLINE, 'invoice', 'prepayment'],
};

/** A parcel goes out when it is packed, and who sits at a table is there already. */
export function hasTimes(type: DeliveryType): boolean {
  return type === 'delivery' || type === 'pickup' || type === 'box';
}

const NEVER: OpeningHours = {
  isAlwaysOpen: false,
  weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  holidaysOf: null,
  onHolidays: [],
  exceptions: [],
};

const usualWay = (preparationMinutes: number, own: Partial<Way> = {}): Way => ({
  isOffered: false,
  hours: null,
  preparationMinutes,
  minimumCents: 0,
  belowMinimum: 'block',
  handlingCents: 0,
  slotCapacity: null,
  payments: [...ONLINE, 'cash'],
  ...own,
});

/** What counts until somebody has saved: nothing is offered, so nothing can be ordered. Cash needs no account. */
export function usualShop(trade = ''): ShopData {
  return {
    adminEmail: '',
    hours: NEVER,
    ways: {
      delivery: usualWay(45),
      pickup: usualWay(20),
      // Whoever sends parcels takes orders day and night.
      shipment: usualWay(0, { hours: { ...NEVER, isAlwaysOpen: true }, payments: [...ONLINE, 'prepayment'] }),
      totable: usualWay(20),
      box: usualWay(20, { payments: [...ONLINE] }),
    },
    zones: [...PROPOSED_ZONES],
    slotMinutes: 15,
    mayOrderAsap: true,
    mayChooseTime: true,
    daysAhead: 3,
    tips: { isOffered: false, percents: [5, 10, 15], mayRoundUp: true },
    menuName: trade === 'restaurant' ? 'Speisekarte' : '',
    isCatalogue: false,
    hasSearch: true,
    synonyms: [],
    itemsPerPage: 24,
    warnFrom: 5,
    sound: 'bell',
    releaseHours: 24,
  };
}
