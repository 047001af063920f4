import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** `created`: just written down. `dns_pending`: looked for, the record is not there yet. `verified`: it is. `active`: requests go to it. */
export const DomainState = z.enum(['created', 'dns_pending', 'verified', 'active']);
export type DomainState = z.infer<typeof DomainState>;

const HostName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, 'field.domain'),
  );

/** What has to stand in the DNS to show that the domain is one's own. */
export const DnsRecord = z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() });

export const Domain = z.object({
  id: z.uuid(),
  host: z.string(),
  state: DomainState,
  records: z.array(DnsRecord),
  /** What was found instead, when the last look did not find it. */
  lastProblem: z.nullable(z.string()),
  checkedAt: z.nullable(Instant),
  verifiedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Domain = z.infer<typeof Domain>;

export const domainProblems = {
  'domain.unknown': 404,
  'domain.taken': 409,
  'domain.last': 409,
  'domain.not_verified': 409,
  'domain.own_host': 422,
} as const satisfies ProblemCatalog;

export const domainApi = {
  list: ask({
    method: 'GET',
    path: '/private/domains',
    access: 'staff:domains.manage',
    summary: 'The company’s domains.',
    input: z.object({}),
    output: z.object({ domains: z.array(Domain) }),
  }),
  edit: change({
    method: 'POST',
    path: '/private/domains/edit',
    access: 'staff:domains.manage',
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
    transaction: 'own',
    summary: 'Looks in the DNS for the records.',
    input: z.object({ domain: z.object({ id: z.uuid() }) }),
    output: Domain,
  }),
  remove: change({
    method: 'POST',
    path: '/private/domains/delete',
    access: 'staff:domains.manage',
    summary: 'Takes a domain away; the last one stays.',
    input: z.object({ domain: z.object({ id: z.uuid() }) }),
    output: Nothing,
  }),
};
