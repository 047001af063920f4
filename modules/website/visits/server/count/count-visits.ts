import { createHash } from 'node:crypto';
import type { Db } from '@fachwerk/server/db';
import { countsOf, type HashedVisit, seenIn } from '../../rules/day-counts.ts';
import type { Visit } from '../../rules/visit.ts';
import { addCounts, addSeen, type CompanyDay, findOrAddSalt, findSalt, findSettings } from './visit-store.ts';

/** A visit with what tells one visitor from another; that is gone once it is hashed. */
export type RawVisit = Visit & { readonly address: string; readonly userAgent: string };

export type CountOptions = {
  readonly day: CompanyDay;
  /** For a day that is over no salt is made any more: who it was cannot be told. */
  readonly isToday: boolean;
  /** A flood of made-up browsers is no longer told apart: its pages count, its visitors do not. */
  readonly tellsApart: boolean;
  newSecret(bytes: number): string;
};

const SALT_BYTES = 32;
const HASH_LENGTH = 22;

/** Adds visits of one company and day to its counts. Answers how many hashes that took. */
export async function countVisits(db: Db, given: readonly RawVisit[], options: CountOptions): Promise<number> {
  const { day, isToday, tellsApart, newSecret } = options;
  const { isCounting, honoursSignals } = await findSettings({ db, companyId: day.companyId });
  const counted = given.filter(({ isUnwilling }) => isCounting && !(honoursSignals && isUnwilling));
  if (counted.length === 0) return 0;
  const salt = isToday ? await findOrAddSalt(db, day, newSecret(SALT_BYTES)) : await findSalt(db, day);
  const visits = counted.map(
    ({ address, userAgent, ...visit }): HashedVisit => ({ ...visit, visitor: hashOf(salt, address, userAgent) }),
  );
  return db.transaction(async (tx) => {
    const fresh = tellsApart && salt !== undefined ? await addSeen(tx, day, seenIn(visits)) : [];
    await addCounts(tx, day, countsOf(visits, fresh));
    return fresh.length;
  });
}

function hashOf(salt = '', address: string, userAgent: string): string {
  return createHash('sha256').update(`${salt} ${address} ${userAgent}`).digest('base64url').slice(0, HASH_LENGTH);
}
