import type { TextsLike } from '@fachwerk/base/language';
import type { carriersDe } from './carriers.de.ts';

export const carriersIt: TextsLike<typeof carriersDe> = {
  'carrier.dhl': 'DHL',
  'carrier.dpd': 'DPD',
  'carrier.gls': 'GLS',
  'carrier.hermes': 'Hermes',
  'carrier.ups': 'UPS',
  'carrier.fedex': 'FedEx',
  'carrier.other': 'Altro corriere',
};
