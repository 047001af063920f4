export { knownLegal, type LegalVersions, legalVersions } from './legal-in-force.ts';
export { siteHead } from './site-head.ts';
export { siteAddress } from './site-place.ts';
