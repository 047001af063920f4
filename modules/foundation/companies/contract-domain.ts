import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `created`: just written down. `dns_pending`: looked for, the record is not there yet. `verified`: it is. `active`: requests go to it. */
export const DomainState = z.enum(['created', 'dns_pending', 'verified', 'active']);
export type DomainState = z.infer<typeof DomainState>;

/** Two labels at least, the last one not a number. The name of the TXT record, ten characters longer, has to fit as well. */
const HOST = /^(?=.{4,243}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** A host name as the DNS knows it: umlauts become ASCII (`xn--…`). Null for what is no host name. */
export function asciiHost(typed: string): string | null {
  // What else would mean something inside a web address.
  if (/[\s/\\:@?#%[\]]/.test(typed)) return null;
  const address = `http://${typed}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return HOST.test(host) ? host : null;
}

/** As a person types it, with umlauts or without; never with https:// or a path. */
export const HostName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(253),
  z.refine((typed) => asciiHost(typed) !== null, 'field.domain'),
);

/** What has to stand in the DNS: `proof` shows that the domain is one's own, `way` leads its visitors here. */
export const DnsRecord = z.object({
  purpose: z.enum(['proof', 'way']),
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  value: z.string(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/** `missing`: no proof is there. `different`: one is, but not this one. `unreachable`: the DNS did not answer. `taken`: another company has proven it first. */
export const LookProblem = z.enum(['missing', 'different', 'unreachable', 'taken']);
export type LookProblem = z.infer<typeof LookProblem>;

export const Domain = z.object({
  id: z.uuid(),
  /** With umlauts, as people write it. */
  host: z.string(),
  state: DomainState,
  records: z.array(DnsRecord),
  /** Why the last look did not find the proof. */
  lastProblem: z.nullable(LookProblem),
  /** Whether the host leads to this server; null while that is not known. */
  isPointingHere: z.nullable(z.boolean()),
  checkedAt: z.nullable(Instant),
  verifiedAt: z.nullable(Instant),
  /** Until then the house looks by itself; null when it does not (any more). */
  looksUntil: z.nullable(Instant),
  /** Belongs to the demonstration: nobody owns it, and nobody has looked for it. */
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
      /** The host of the back-office itself, which nobody can have as a domain. */
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
  /** Speaks as Caddy asks before it gets a certificate: yes is 200, and everything else is no. */
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
