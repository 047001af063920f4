import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Passkey } from '../contract.ts';

export type StoredPasskey = Passkey & {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: string[];
};

const columns = sql`id, user_id, credential_id, public_key, counter::float8 as counter, transports, name, is_synced, created_at,
  last_used_at`;

export function listPasskeys(ctx: CompanyCtx, userId: string): Promise<StoredPasskey[]> {
  return ctx.db.rows<StoredPasskey>(sql`
    select ${columns} from passkeys.passkey where company_id = ${ctx.companyId} and user_id = ${userId}
    order by created_at desc, id desc`);
}

/** Keeps the row until the transaction ends: a counter is compared and raised by one at a time. */
export function lockByCredential(
  ctx: CompanyCtx,
  userId: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return ctx.db.first<StoredPasskey>(sql`
    select ${columns} from passkeys.passkey
    where company_id = ${ctx.companyId} and user_id = ${userId} and credential_id = ${credentialId} for update`);
}

export async function addPasskeyRow(ctx: CompanyCtx, passkey: StoredPasskey): Promise<void> {
  const { id, userId, credentialId, publicKey, counter, transports, name, isSynced, createdAt } = passkey;
  await ctx.db.rows(sql`
    insert into passkeys.passkey (company_id, id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
    values (${ctx.companyId}, ${id}, ${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}, ${transports}, ${name}, ${isSynced},
      ${createdAt})`);
}

export async function saveName(ctx: CompanyCtx, id: string, name: string): Promise<void> {
  await ctx.db.rows(sql`
    update passkeys.passkey set name = ${name} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveUse(ctx: CompanyCtx, id: string, counter: number): Promise<void> {
  await ctx.db.rows(sql`
    update passkeys.passkey set counter = ${counter}, last_used_at = ${ctx.now} where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removePasskeyRow(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from passkeys.passkey where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function removePasskeysOf(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.rows(sql`
    delete from passkeys.passkey where company_id = ${ctx.companyId} and user_id = ${userId}`);
}

export const presentPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
});
