export { outdatedTexts } from './hooks.ts';
export { type SiteUses, usesOfSite } from './uses-of-site.ts';
