import { structuredAddress, structuredHours } from '@fachwerk/locations/rules/structured';
import type { Business } from '../contract.ts';

export function structuredBusiness(business: Business, origin: string): object {
  const { type, name, phone, email, logo, hours, hasMenu } = business;
  const address = structuredAddress(business.address);
  const picture = logo && new URL(logo, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    url: `${origin}/`,
    ...(picture && { logo: picture, image: picture }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(hours && { openingHoursSpecification: structuredHours(hours) }),
    ...(hasMenu && type === 'Restaurant' && { hasMenu: `${origin}/shop` }),
  };
}
