import { plainProse } from '@fachwerk/base/prose';
import { structuredAddress } from '@fachwerk/locations/rules/structured';
import type { Business } from '../contract.ts';

type Event = {
  readonly title: string;
  readonly from: Date;
  readonly to: Date | null;
  readonly place: string;
  readonly text: string;
  readonly link: string | null;
};

/** As search engines list it. Where no place is said it is at the company's own address. */
export function structuredEvent({ title, from, to, place, text, link }: Event, business: Business, url: URL): object {
  const address = structuredAddress(business.address);
  const description = plainProse(text);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: new Date(from).toISOString(),
    ...(to && { endDate: new Date(to).toISOString() }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place
      ? { '@type': 'Place', name: place, address: place }
      : { '@type': 'Place', name: business.name, ...(address && { address }) },
    ...(description && { description }),
    url: new URL(link && /^(?:\/|https:)/.test(link) ? link : url.pathname, url.origin).href,
    organizer: { '@type': 'Organization', name: business.name, url: `${url.origin}/` },
  };
}
