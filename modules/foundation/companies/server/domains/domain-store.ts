import { domainToUnicode } from 'node:url';
import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { type Domain, domainProblems } from '../../contract-domain.ts';
import { looksUntil } from '../../rules/domain-checks.ts';
import { recordsOf } from '../../rules/domain-records.ts';
import type { KnownDomain } from '../../rules/domain-states.ts';

const problem = problemsOf(domainProblems);

/** `host` in ASCII form. */
export type StoredDomain = KnownDomain & Pick<Domain, 'id' | 'isDemo' | 'createdAt'>;

const columns = sql`id, host, state, proof, last_problem, is_pointing_here, checked_at, verified_at, looking_since, next_look_at, is_demo, created_at`;

export function listDomains(ctx: CompanyCtx): Promise<StoredDomain[]> {
  return ctx.db.rows<StoredDomain>(sql`
    select ${columns} from companies.domain where company_id = ${ctx.companyId} order by created_at, id`);
}

export function findDomain(ctx: CompanyCtx, id: string): Promise<StoredDomain | undefined> {
  return ctx.db.first<StoredDomain>(sql`
    select ${columns} from companies.domain where company_id = ${ctx.companyId} and id = ${id}`);
}

/**
 * Locks the company's domains until the transaction ends, even if there are none: of two people who each remove one of the last two domains, the
 * second finds only one left.
 */
export async function lockDomains(ctx: CompanyCtx): Promise<StoredDomain[]> {
  await ctx.db.rows(sql`select from companies.company where id = ${ctx.companyId} for no key update`);
  return listDomains(ctx);
}

export function addDomain(ctx: CompanyCtx, domain: StoredDomain): Promise<void> {
  const { id, host, state, proof, lastProblem, isPointingHere, checkedAt, verifiedAt, lookingSince } = domain;
  return unlessTaken(async () => {
    await ctx.db.rows(sql`
      insert into companies.domain (company_id, id, host, state, proof, last_problem, is_pointing_here, checked_at, verified_at,
        looking_since, next_look_at, is_demo, created_at)
      values (${ctx.companyId}, ${id}, ${host}, ${state}, ${proof}, ${lastProblem}, ${isPointingHere}, ${checkedAt}, ${verifiedAt},
        ${lookingSince}, ${domain.nextLookAt}, ${domain.isDemo}, ${domain.createdAt})`);
  });
}

export function saveDomain(ctx: CompanyCtx, domain: StoredDomain): Promise<void> {
  const { id, host, state, proof, lastProblem, isPointingHere, checkedAt, verifiedAt, lookingSince } = domain;
  return unlessTaken(async () => {
    await ctx.db.rows(sql`
      update companies.domain set host = ${host}, state = ${state}, proof = ${proof}, last_problem = ${lastProblem},
        is_pointing_here = ${isPointingHere}, checked_at = ${checkedAt}, verified_at = ${verifiedAt},
        looking_since = ${lookingSince}, next_look_at = ${domain.nextLookAt}, is_demo = ${domain.isDemo}
      where company_id = ${ctx.companyId} and id = ${id}`);
  });
}

export async function removeDomain(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from companies.domain where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Whether this host is served here for any company. Demo domains count only below .localhost. */
export async function isServed({ db }: WorkCtx, host: string): Promise<boolean> {
  const query = sql`
    select from companies.domain where host = ${host} and state = 'active' and (not is_demo or host like '%.localhost')`;
  return (await db.first(acrossCompanies('a proxy knows nothing but the host name', query))) !== undefined;
}

/** Whether another company has proven ownership. */
export async function isTaken({ db, companyId }: CompanyCtx, host: string): Promise<boolean> {
  const query = sql`
    select from companies.domain where host = ${host} and verified_at is not null and company_id <> ${companyId}`;
  return (await db.first(acrossCompanies('a host leads to one company only', query))) !== undefined;
}

/** The admin host. */
export function ownHost({ app }: WorkCtx): string {
  return new URL(app.publicUrl).hostname;
}

function presentHost(host: string): string {
  return domainToUnicode(host) || host;
}

export function presentDomain(ctx: WorkCtx, { proof, lookingSince, nextLookAt, ...domain }: StoredDomain): Domain {
  return {
    ...domain,
    host: presentHost(domain.host),
    records: recordsOf(domain.host, proof, ownHost(ctx)),
    looksUntil: nextLookAt && looksUntil(lookingSince),
  };
}

const TAKEN: ReadonlySet<string | undefined> = new Set(['domain_host_unique', 'domain_claimed_once']);

/** The same refusal for every owner: it does not reveal whose domain it is. */
async function unlessTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw TAKEN.has(brokenConstraint(error)) ? problem('domain.taken') : error;
  }
}
