import { keyedHash } from '../app/crypto.ts';
import type { App, CompanyCtx } from '../app/ctx.ts';
import { sql } from '../db/sql.ts';
import { callerBlock } from './rate-limit.ts';

type Called = { readonly app: App; readonly request: { readonly address: string } };

/** Identifies a caller for counting. Keyed hash: it reveals no address, and hashes of different topics cannot be linked. */
export const callerHash = ({ app, request }: Called, topic: string): string =>
  keyedHash(app, topic, callerBlock(request.address));

/**
 * Serialises this operation per company or key until the transaction ends, so that concurrent calls count each other. Call it before locking anything
 * that other transactions lock after their turn.
 */
export function takeTurn({ db, companyId }: Pick<CompanyCtx, 'db' | 'companyId'>, topic: string, ...key: string[]) {
  const name = [topic, companyId, ...key].join(' ');
  return db.write(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
