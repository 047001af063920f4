import { keyedHash } from '../app/crypto.ts';
import type { App, CompanyCtx } from '../app/ctx.ts';
import { sql } from '../db/sql.ts';
import { callerBlock } from './rate-limit.ts';

type Called = { readonly app: App; readonly request: { readonly address: string } };

/** Who calls, to be counted. Keyed: what is kept names nobody's address, and what one topic has kept says nothing to another. */
export const callerHash = ({ app, request }: Called, topic: string): string =>
  keyedHash(app, topic, callerBlock(request.address));

/**
 * Until the transaction ends nobody else does this in the company, or with the same key: of many at once each counts those before it.
 * Call it before locking anything that other transactions lock after their turn.
 */
export function takeTurn({ db, companyId }: Pick<CompanyCtx, 'db' | 'companyId'>, topic: string, ...key: string[]) {
  const name = [topic, companyId, ...key].join(' ');
  return db.write(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
