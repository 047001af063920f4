import type { Domain, DomainCheckProblem, DomainProblem, DomainState } from '../contract-domain.ts';
import { nextLookAt } from './domain-checks.ts';

/** Keeps the unpaged list readable. */
export const MOST_DOMAINS = 50;
/** Unproven claims; each causes queries to foreign DNS servers. */
export const MOST_CLAIMS = 10;
/** An unproven claim expires after this. */
export const CLAIM_DAYS = 30;

/** State of a domain; `host` in ASCII form. */
export type KnownDomain = Pick<
  Domain,
  'host' | 'state' | 'lastProblem' | 'isPointingHere' | 'checkedAt' | 'verifiedAt'
> & {
  readonly proof: string;
  readonly lookingSince: Date;
  /** Null without automatic checks. */
  readonly nextLookAt: Date | null;
};

/** Result of a DNS check. */
export type DomainCheck = { readonly problem: DomainCheckProblem | null; readonly isPointingHere: boolean | null };

/** Whether ownership was proven. */
const IS_VERIFIED: Readonly<Record<DomainState, boolean>> = {
  created: false,
  dns_pending: false,
  verified: true,
  active: true,
};
const AFTER_A_LOOK: Readonly<Record<DomainState, { readonly found: DomainState; readonly notFound: DomainState }>> = {
  created: { found: 'verified', notFound: 'dns_pending' },
  dns_pending: { found: 'verified', notFound: 'dns_pending' },
  // A proof is permanent: cleaning up DNS records does not take a website down.
  verified: { found: 'verified', notFound: 'verified' },
  active: { found: 'active', notFound: 'active' },
};

export function isVerified({ state }: Pick<Domain, 'state'>): boolean {
  return IS_VERIFIED[state];
}

/** Why this host cannot be a company's domain, or null. `ownHost` is the admin host. */
export function whyNotHost(asciiHost: string, ownHost: string, siteDomain = ''): DomainProblem | null {
  if (asciiHost === ownHost.toLowerCase()) return 'domain.own_host';
  return siteDomain && `.${asciiHost}`.endsWith(`.${siteDomain}`) ? 'domain.of_operator' : null;
}

/** Names that could be mistaken for the operator's own. */
const OF_OPERATOR: ReadonlySet<string> = new Set(['www', 'admin', 'api', 'login', 'mail', 'support']);

/** Host of a new company below the operator's domain, or null. */
export function givenHost(code: string, ownHost: string, siteDomain: string | undefined): string | null {
  const host = `${code}.${siteDomain}`;
  return siteDomain && !OF_OPERATOR.has(code) && !whyNotHost(host, ownHost) ? host : null;
}

/** Why another domain cannot be added, or null. */
export function whyNotAdd(domains: readonly Pick<Domain, 'state'>[]): DomainProblem | null {
  if (domains.length >= MOST_DOMAINS) return 'domain.too_many';
  return domains.filter((domain) => !isVerified(domain)).length >= MOST_CLAIMS ? 'domain.too_many_claims' : null;
}

/** Why a domain cannot be activated, or null. */
export function whyNotActivate(domain: Pick<Domain, 'state'>): DomainProblem | null {
  return isVerified(domain) ? null : 'domain.not_verified';
}

/** Why one of this many domains cannot be removed, or null. */
export function whyNotRemove(count: number): DomainProblem | null {
  return count <= 1 ? 'domain.last' : null;
}

/** Initial state of a new or renamed domain: a new proof and no history. */
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

/** `isAsked`: requested by a user, which restarts automatic checks after they ended. */
export function looked<Known extends KnownDomain>(domain: Known, look: DomainCheck, now: Date, isAsked = false): Known {
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

/** The caller has checked `whyNotActivate`. */
export function switched<Known extends KnownDomain>(domain: Known, isActive: boolean): Known {
  if (isActive) return { ...domain, state: 'active' };
  return domain.state === 'active' ? { ...domain, state: 'verified' } : domain;
}
