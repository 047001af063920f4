import type { LegalKind } from '../contract-legal.ts';
import { isOfParty } from './legal-party.ts';

/** Path of each text; the first three are specified (§2). */
export const SITE_PATHS: Readonly<Record<LegalKind, `/${string}`>> = {
  terms: '/shop/agbs',
  privacy: '/shop/datenschutz',
  withdrawal: '/shop/widerruf',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
};

export type LegalPlace = {
  /** Owner of the text; null for the site's own company. */
  readonly partyId?: string | null | undefined;
  /** Defaults to the version in force. */
  readonly version?: number | undefined;
};

/** URL of a text: with the party, if that is another company than the site's, and the version. */
export function legalPath(kind: LegalKind, { partyId, version }: LegalPlace = {}): string {
  const query = new URLSearchParams({
    ...(partyId && isOfParty(kind) && { partner: partyId }),
    ...(version && { fassung: String(version) }),
  });
  return query.size > 0 ? `${SITE_PATHS[kind]}?${query}` : SITE_PATHS[kind];
}
