import { TAB_SIGNS } from '../contract-content.ts';

export type TabSign = (typeof TAB_SIGNS)[number];

const SIGNS: ReadonlySet<string> = new Set(TAB_SIGNS);

/** What else is chosen for a tab is the id of a picture. */
export function isTabSign(icon: string): icon is TabSign {
  return SIGNS.has(icon);
}

/** Drawn where it stands: a tab fetches nothing for it. */
export function signAddress(sign: TabSign): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text x="16" y="26" font-size="27" text-anchor="middle">${sign}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
