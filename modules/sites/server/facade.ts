export { legalTextFile } from './legal/legal-attachment.ts';
export { askAboutSite, knownLegal, legalVersions } from './legal/legal-in-force.ts';
export { type Party, partiesOf, partyOf } from './legal/legal-owner.ts';
export { legalStanding } from './legal/legal-standing.ts';
export { mailLook } from './settings/mail-look.ts';
export { siteHead } from './settings/site-head.ts';
export { siteAddress } from './site-place.ts';
