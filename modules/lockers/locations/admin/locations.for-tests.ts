import { meLike } from '@fachwerk/auth/rules/me.for-tests';
import { type CompanyRef, companyApi, companyCapabilities } from '@fachwerk/companies/contract';
import { everyDay, hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { type BoxSize, type PriceGroup, pricingApi } from '@fachwerk/pricing/contract';
import { groupLike, SIZES } from '@fachwerk/pricing/rules/prices.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import { locationApi, locationCapabilities, type StorageLocation } from '../contract.ts';
import { NEW_LOCATION } from '../rules/new-location.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const CITY: CompanyRef = {
  id: idOf(900),
  code: 'city',
  name: 'Zeitlager City',
  kind: 'franchisor',
  franchisorCompany: null,
  isDemo: false,
};
export const HAMBURG: CompanyRef = {
  ...CITY,
  id: idOf(901),
  code: 'hamburg',
  name: 'Zeitlager Hamburg',
  kind: 'franchisee',
  franchisorCompany: 'city',
};

/** Signs the browser of the test in: as the franchisor's manager, or as the franchisee's reader. */
export function signedIn(as: 'manager' | 'reader'): void {
  const company = as === 'manager' ? CITY : HAMBURG;
  const capabilities = [
    ...Object.keys(companyCapabilities),
    ...Object.keys(locationCapabilities).filter((name) => as === 'manager' || name.endsWith('.read')),
  ];
  const me = meLike({
    id: idOf(1),
    email: 'katrin@city.example',
    contact: { firstName: 'Katrin', lastName: 'Vogel' },
    backendRoles: [],
    company: company.code,
    companyObject: company,
    capabilities,
  });
  startSession('token-of-the-test', JSON.parse(JSON.stringify(me)));
}

export function locationLike({
  number = 1,
  ...given
}: Partial<StorageLocation> & { number?: number } = {}): StorageLocation {
  return {
    ...NEW_LOCATION,
    id: idOf(number),
    companyId: CITY.id,
    companyName: CITY.name,
    name: { de: `Standort ${number}`, deDu: '', en: `Place ${number}`, it: '', ru: '' },
    description: { de: 'Am Platz.', deDu: '', en: '', it: '', ru: '' },
    address: { street: 'Platz 1', postcode: '10178', city: 'Berlin', country: 'DE' },
    position: { latitude: 52.52, longitude: 13.41 },
    openingHours: hoursLike({ weekly: everyDay('00:00-24:00') }),
    maxDurationMinutes: 1440,
    isActive: true,
    previewImage: null,
    version: 3,
    ...given,
  };
}

/** What the screens ask beside their own question. */
export function surroundings(groups: PriceGroup[] = [groupLike()], sizes: BoxSize[] = SIZES) {
  return [
    answering(pricingApi.priceGroups, { priceGroups: groups }),
    answering(pricingApi.boxSizes, { boxSizes: sizes }),
    answering(companyApi.list, { companies: [CITY, HAMBURG] }),
  ];
}

/** All of them, or the one that is asked for. */
export function answeringLocations(locations: StorageLocation[], reviewLink = '') {
  return answering(locationApi.list, ({ query }) => {
    const id = query.get('locationId');
    return { locations: id ? locations.filter((each) => each.id === id) : locations, reviewLink };
  });
}
