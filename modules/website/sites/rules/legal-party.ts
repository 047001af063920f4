import type { LegalKind } from '../contract-legal.ts';

/** Of these every contract party has its own: a contract, and the way out of it, are with whoever sells. The rest is the site's. */
export const PARTY_KINDS = ['terms', 'withdrawal', 'imprint'] as const satisfies readonly LegalKind[];

export const isOfParty = (kind: LegalKind): boolean => PARTY_KINDS.some((each) => each === kind);
