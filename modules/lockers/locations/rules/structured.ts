import { WEEKDAYS } from '@fachwerk/base/time';
import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import type { SiteLocation } from '../contract-site.ts';

/** The last minute of a day: schema.org knows no 24:00. */
const MIDNIGHT = '23:59';

/** Opening hours of a usual week, as schema.org has them. A closed day is not named; past midnight the end lies before the beginning. */
export function structuredHours({ isAlwaysOpen, weekly }: Pick<OpeningHours, 'isAlwaysOpen' | 'weekly'>): object[] {
  return WEEKDAYS.flatMap((day) => {
    const intervals = isAlwaysOpen ? [{ from: '00:00', to: '24:00' }] : weekly[day];
    return intervals.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day[0]!.toUpperCase()}${day.slice(1)}`,
      opens: from,
      closes: to === '24:00' ? MIDNIGHT : to,
    }));
  });
}

export function structuredAddress(given: {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}) {
  if (!given.city) return null;
  return {
    '@type': 'PostalAddress',
    streetAddress: given.street,
    postalCode: given.postcode,
    addressLocality: given.city,
  };
}

/** A place with boxes, for search engines and maps. */
export function structuredLocation(place: SiteLocation, { url, name }: { readonly url: URL; readonly name: string }) {
  const { position, image } = place;
  const address = structuredAddress(place);
  return {
    '@context': 'https://schema.org',
    '@type': 'SelfStorage',
    name: place.name,
    url: `${url.origin}${url.pathname}`,
    ...(place.description && { description: place.description }),
    ...(address && { address }),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude } }),
    ...(image && { image: new URL(image.large, url.origin).href }),
    openingHoursSpecification: structuredHours(place.openingHours),
    parentOrganization: { '@type': 'Organization', name, url: url.origin },
  };
}
