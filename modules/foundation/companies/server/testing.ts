import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestApp } from '@fachwerk/testing/app';

export { openDnsServer } from './domains/dns-server.for-tests.ts';

type At = Pick<TestApp, 'db' | 'time'>;

/** Adds an active host for a company's site. */
export async function addDomain(
  { db, time }: At,
  companyId: string,
  host: string,
  { state = 'active', at = time.now } = {},
): Promise<void> {
  const verifiedAt = state === 'active' || state === 'verified' ? at : null;
  await db.rows(sql`
    insert into companies.domain (company_id, id, host, state, proof, verified_at, looking_since, created_at)
    values (${companyId}, ${newId()}, ${host}, ${state}, 'proof', ${verifiedAt}, ${at}, ${at})`);
}

/** Fills in the company's missing legal data, so that it can sell. */
export async function completeParty({ db }: Pick<TestApp, 'db'>, companyId: string): Promise<void> {
  await db.rows(sql`
    update companies.company set legal_form = coalesce(nullif(legal_form, ''), 'sole'), legal_name = coalesce(nullif(legal_name, ''), name),
      represented_by = coalesce(nullif(represented_by, ''), 'Ina Test'), street = coalesce(nullif(street, ''), 'Marktplatz 1'), postcode = coalesce(nullif(postcode, ''), '04109'),
      city = coalesce(nullif(city, ''), 'Leipzig'), email = coalesce(nullif(email, ''), 'kontakt@example.org'), tax_number = coalesce(nullif(tax_number, ''), '20/123/45678')
    where id = ${companyId}`);
}
