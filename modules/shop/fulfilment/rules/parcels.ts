import type { Carrier, Fulfilment, FulfilmentProblem, Parcel } from '../contract.ts';

type ByNumber = (number: string) => string;

/** Where each carrier shows how far a parcel is; the number is theirs, so nothing of the customer goes along. */
const PAGES: Readonly<Record<Exclude<Carrier, 'other'>, ByNumber>> = {
  dhl: (number) => `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`,
  dpd: (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}`,
  gls: (number) => `https://gls-group.com/DE/de/paketverfolgung?match=${number}`,
  hermes: (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#${number}`,
  ups: (number) => `https://www.ups.com/track?loc=de_DE&tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
};

/** Null: this carrier has no page that is known. */
export function trackingPage({ carrier, number }: Parcel): string | null {
  return carrier === 'other' ? null : PAGES[carrier](encodeURIComponent(number));
}

/** Why no parcels can be named, or null. One that has arrived may still be asked after. */
export function whyNotParcels({ type, state }: Pick<Fulfilment, 'type' | 'state'>): FulfilmentProblem | null {
  if (type !== 'shipment') return 'fulfilment.not_sent';
  return state === 'refused' || state === 'cancelled' ? 'fulfilment.over' : null;
}

const keyOf = ({ carrier, number }: Parcel) => `${carrier} ${number}`;

/** Each once, in the order they were named. */
export function differentParcels(parcels: readonly Parcel[]): Parcel[] {
  return [...new Map(parcels.map((each) => [keyOf(each), each])).values()];
}

export function areSameParcels(one: readonly Parcel[], other: readonly Parcel[]): boolean {
  return one.map(keyOf).join('\n') === other.map(keyOf).join('\n');
}
