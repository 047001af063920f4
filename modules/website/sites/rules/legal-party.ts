import type { LegalKind } from '../contract-legal.ts';

/** Texts that belong to the contract party, because the seller is responsible for contract and withdrawal. The others belong to the site. */
export const PARTY_KINDS = ['terms', 'withdrawal', 'imprint'] as const satisfies readonly LegalKind[];

export const isOfParty = (kind: LegalKind): boolean => PARTY_KINDS.some((each) => each === kind);
