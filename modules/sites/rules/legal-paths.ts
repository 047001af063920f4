import type { LegalKind } from '../contract-legal.ts';

/** Where a text stands on the site; the first three by the specification (§2). */
export const SITE_PATHS: Readonly<Record<LegalKind, `/${string}`>> = {
  terms: '/shop/agbs',
  privacy: '/shop/datenschutz',
  withdrawal: '/shop/widerruf',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
};
