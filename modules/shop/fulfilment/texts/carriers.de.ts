/** Who carries parcels; said on screens, in mails and on the page of an order. */
export const carriersDe = {
  'carrier.dhl': 'DHL',
  'carrier.dpd': 'DPD',
  'carrier.gls': 'GLS',
  'carrier.hermes': 'Hermes',
  'carrier.ups': 'UPS',
  'carrier.fedex': 'FedEx',
  'carrier.other': 'Anderer Versanddienst',
} as const;
