import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import type { TestHouse } from '@fachwerk/testing/house';

type At = Pick<TestHouse, 'db' | 'time'>;

/** A host under which the site of this company answers. */
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
