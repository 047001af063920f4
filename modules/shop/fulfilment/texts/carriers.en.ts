import type { TextsLike } from '@fachwerk/base/language';
import type { carriersDe } from './carriers.de.ts';

export const carriersEn: TextsLike<typeof carriersDe> = {
  'carrier.dhl': 'DHL',
  'carrier.dpd': 'DPD',
  'carrier.gls': 'GLS',
  'carrier.hermes': 'Hermes',
  'carrier.ups': 'UPS',
  'carrier.fedex': 'FedEx',
  'carrier.other': 'Other carrier',
};
