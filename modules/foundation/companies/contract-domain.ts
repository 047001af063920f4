import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `created`: entered. `dns_pending`: checked, record not found yet. `verified`: record found. `active`: serves requests. */
export const DomainState = z.enum(['created', 'dns_pending', 'verified', 'active']);
export type DomainState = z.infer<typeof DomainState>;

/** At least two labels, the last one not a number. Leaves room for the name of the TXT record, which is ten characters longer. */
const HOST = /^(?=.{4,243}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Host name in ASCII form (`xn--…` for umlauts); null if it is not a host name. */
export function asciiHost(typed: string): string | null {
  // Characters with a meaning in URLs.
  if (/[\s/\\:@?#%[\]]/.test(typed)) return null;
  const address = `http://${typed}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return HOST.test(host) ? host : null;
}

/** As typed, with or without umlauts; without https:// and path. */
export const HostName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(253),
  z.refine((typed) => asciiHost(typed) !== null, 'field.domain'),
);

/** Required DNS records: `proof` shows ownership, `way` routes visitors here. */
export const DnsRecord = z.object({
  purpose: z.enum(['proof', 'way']),
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  value: z.string(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/**
 * `missing`: no proof record. `different`: another proof. `unreachable`: the DNS did not answer. `taken`: another company has proven ownership first.
 */
export const DomainCheckProblem = z.enum(['missing', 'different', 'unreachable', 'taken']);
export type DomainCheckProblem = z.infer<typeof DomainCheckProblem>;

export const Domain = z.object({
  id: z.uuid(),
  /** Display form, with umlauts. */
  host: z.string(),
  state: DomainState,
  records: z.array(DnsRecord),
  /** Why the last check did not find the proof. */
  lastProblem: z.nullable(DomainCheckProblem),
  /** Whether the host resolves to this server; null while unknown. */
  isPointingHere: z.nullable(z.boolean()),
  checkedAt: z.nullable(Instant),
  verifiedAt: z.nullable(Instant),
  /** End of automatic checks; null when there are none. */
  looksUntil: z.nullable(Instant),
  /** A demo domain: it has no owner and is not checked automatically. */
  isDemo: z.boolean(),
  createdAt: Instant,
});
export type Domain = z.infer<typeof Domain>;

export const domainProblems = {
  'domain.unknown': 404,
  'domain.taken': 409,
  'domain.last': 409,
  'domain.not_verified': 409,
  'domain.own_host': 422,
  'domain.of_operator': 422,
  'domain.too_many': 409,
  'domain.too_many_claims': 409,
} as const satisfies ProblemCatalog;
export type DomainProblem = keyof typeof domainProblems;

export const domainApi = {
  list: ask({
    method: 'GET',
    path: '/private/domains',
    access: 'staff:domains.manage',
    summary: 'The company’s domains.',
    input: z.object({}),
    output: z.object({
      domains: z.array(Domain),
      /** The admin host, which cannot be used as a company's domain. */
      ownHost: z.string(),
    }),
  }),
  edit: change({
    method: 'POST',
    path: '/private/domains/edit',
    access: 'staff:domains.manage',
    repeats: 'key',
    summary:
      'Adds a domain, or, with an id, renames one (which starts its verification anew) or switches it on or off.',
    input: z.object({
      domain: z.object({ id: z.optional(z.uuid()), host: HostName, isActive: z.optional(z.boolean()) }),
    }),
    output: Domain,
  }),
  check: change({
    method: 'POST',
    path: '/private/domains/check',
    access: 'staff:domains.manage',
    repeats: 'again',
    transaction: 'own',
    summary: 'Looks in the DNS for the records.',
    input: z.object({ domain: z.object({ id: z.uuid() }) }),
    output: Domain,
  }),
  remove: change({
    method: 'POST',
    path: '/private/domains/delete',
    access: 'staff:domains.manage',
    repeats: 'same',
    summary: 'Takes a domain away; the last one stays.',
    input: z.object({ domain: z.object({ id: z.uuid() }) }),
    output: Nothing,
  }),
  /** Called by Caddy before it requests a certificate: 200 means yes, anything else no. */
  certify: ask({
    method: 'GET',
    path: '/public/domains/certify',
    access: 'public',
    triesPerMinute: 600,
    summary: 'A proxy asks whether a host is an active domain, and so may have a certificate.',
    input: z.object({ domain: z.string().check(z.maxLength(253)) }),
    output: Nothing,
  }),
};
