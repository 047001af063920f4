import type { LegalKind } from '../contract-legal.ts';
import { isOfParty } from './legal-party.ts';

/** Where a text stands on the site; the first three by the specification (§2). */
export const SITE_PATHS: Readonly<Record<LegalKind, `/${string}`>> = {
  terms: '/shop/agbs',
  privacy: '/shop/datenschutz',
  withdrawal: '/shop/widerruf',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
};

export type LegalPlace = {
  /** Whose text; null: of the site's own company. */
  readonly partyId?: string | null | undefined;
  /** Left out: the one in force. */
  readonly version?: number | undefined;
};

/** The address of a text on the site: the party's own, where that is another company than the site's, in this version. */
export function legalPath(kind: LegalKind, { partyId, version }: LegalPlace = {}): string {
  const query = new URLSearchParams({
    ...(partyId && isOfParty(kind) && { partner: partyId }),
    ...(version && { fassung: String(version) }),
  });
  return query.size > 0 ? `${SITE_PATHS[kind]}?${query}` : SITE_PATHS[kind];
}
