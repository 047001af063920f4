import { countryName } from '@fachwerk/base/format-number';
import type { HandoverAddress } from '../contract.ts';

const HOME = ['', 'DE'];

/** `20457 Hamburg`; abroad with the country: `1010 Wien, Österreich`. */
export function townLine(address: Pick<HandoverAddress, 'postcode' | 'city' | 'country'>, locale: string): string {
  const { postcode, city, country } = address;
  const town = `${postcode} ${city}`.trim();
  return HOME.includes(country) ? town : `${town}, ${countryName(country, locale)}`;
}
