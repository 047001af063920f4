import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import type { Db } from '@fachwerk/server/db';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';

/** An authenticated device. */
export type SignedIn = {
  readonly companyCode: string;
  readonly controllerId: string;
  readonly credentialsVersion: number;
};

type Known = SignedIn & { readonly passwordHash: string | null };

/**
 * Null for an unknown name, a wrong password, and a controller that is archived or has not used its token. A terminal is a tablet with a browser and
 * cannot connect to the broker; the simulator plays those of the demo.
 */
export async function signInDevice(db: Db, name: string, password: string): Promise<SignedIn | null> {
  if (!z.safeParse(z.uuid(), name).success) return null;
  const query = sql`
    select co.code as company_code, c.id as controller_id, c.credentials_version, c.password_hash
    from devices.controller c join companies.company_view co on co.company_id = c.company_id
    where c.id = ${name} and c.archived_at is null and (c.kind = 'controller' or c.is_virtual)`;
  const known = await db.first<Known>(acrossCompanies('a device signs in by its id alone', query));
  if (!known?.passwordHash || !isSameSecret(known.passwordHash, hashToken(password))) return null;
  const { passwordHash: _, ...signedIn } = known;
  return signedIn;
}
