import type { Domain, DomainProblem, DomainState, LookProblem } from '../contract-domain.ts';
import { nextLookAt } from './domain-looks.ts';

/** A list that is shown as a whole stays one that can be read. */
export const MOST_DOMAINS = 50;
/** Claims without a proof; each makes the DNS of somebody else be asked. */
export const MOST_CLAIMS = 10;
/** A claim nobody has proven lapses after this. */
export const CLAIM_DAYS = 30;

/** What is known of a domain; its host is written as the DNS knows it. */
export type KnownDomain = Pick<
  Domain,
  'host' | 'state' | 'lastProblem' | 'isPointingHere' | 'checkedAt' | 'verifiedAt'
> & {
  readonly proof: string;
  readonly lookingSince: Date;
  /** Null when nobody looks by itself (any more). */
  readonly nextLookAt: Date | null;
};

/** What somebody found in the DNS. */
export type Look = { readonly problem: LookProblem | null; readonly isPointingHere: boolean | null };

/** Whether it was shown that the domain is one's own. */
const IS_VERIFIED: Readonly<Record<DomainState, boolean>> = {
  created: false,
  dns_pending: false,
  verified: true,
  active: true,
};
const AFTER_A_LOOK: Readonly<Record<DomainState, { readonly found: DomainState; readonly notFound: DomainState }>> = {
  created: { found: 'verified', notFound: 'dns_pending' },
  dns_pending: { found: 'verified', notFound: 'dns_pending' },
  // What was shown once stays shown: nobody's website goes away because somebody tidies up in the DNS.
  verified: { found: 'verified', notFound: 'verified' },
  active: { found: 'active', notFound: 'active' },
};

export function isVerified({ state }: Pick<Domain, 'state'>): boolean {
  return IS_VERIFIED[state];
}

/** Why this host cannot be a domain of anybody, or null. `ownHost` is where the back-office answers. */
export function whyNotHost(asciiHost: string, ownHost: string, siteDomain = ''): DomainProblem | null {
  if (asciiHost === ownHost.toLowerCase()) return 'domain.own_host';
  return siteDomain && `.${asciiHost}`.endsWith(`.${siteDomain}`) ? 'domain.of_operator' : null;
}

/** Names that nobody should mistake for the operator's own. */
const OF_OPERATOR: ReadonlySet<string> = new Set(['www', 'admin', 'api', 'login', 'mail', 'support']);

/** What a new company is called below the operator's domain, or null. */
export function givenHost(code: string, ownHost: string, siteDomain: string | undefined): string | null {
  const host = `${code}.${siteDomain}`;
  return siteDomain && !OF_OPERATOR.has(code) && !whyNotHost(host, ownHost) ? host : null;
}

/** Why one more cannot be added, or null. */
export function whyNotAdd(domains: readonly Pick<Domain, 'state'>[]): DomainProblem | null {
  if (domains.length >= MOST_DOMAINS) return 'domain.too_many';
  return domains.filter((domain) => !isVerified(domain)).length >= MOST_CLAIMS ? 'domain.too_many_claims' : null;
}

/** Why a domain cannot be switched on, or null. */
export function whyNotActivate(domain: Pick<Domain, 'state'>): DomainProblem | null {
  return isVerified(domain) ? null : 'domain.not_verified';
}

/** Why one of so many domains cannot be taken away, or null. */
export function whyNotRemove(count: number): DomainProblem | null {
  return count <= 1 ? 'domain.last' : null;
}

/** How every domain begins, and begins again under another name: with a new proof and no history. */
export function begun(host: string, proof: string, now: Date): KnownDomain {
  return {
    host,
    proof,
    state: 'created',
    lastProblem: null,
    isPointingHere: null,
    checkedAt: null,
    verifiedAt: null,
    lookingSince: now,
    nextLookAt: nextLookAt(now, now),
  };
}

/** `isAsked`: by a person, who makes the house look by itself again where it had given up. */
export function looked<Known extends KnownDomain>(domain: Known, look: Look, now: Date, isAsked = false): Known {
  const next = AFTER_A_LOOK[domain.state];
  const state = look.problem ? next.notFound : next.found;
  const lookingSince = isAsked && domain.nextLookAt === null ? now : domain.lookingSince;
  return {
    ...domain,
    state,
    lookingSince,
    nextLookAt: isVerified({ state }) ? null : nextLookAt(lookingSince, now),
    lastProblem: look.problem,
    isPointingHere: look.isPointingHere,
    checkedAt: now,
    verifiedAt: domain.verifiedAt ?? (look.problem ? null : now),
  };
}

/** Who calls has asked `whyNotActivate`. */
export function switched<Known extends KnownDomain>(domain: Known, isActive: boolean): Known {
  if (isActive) return { ...domain, state: 'active' };
  return domain.state === 'active' ? { ...domain, state: 'verified' } : domain;
}
