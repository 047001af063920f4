import { addMinutes } from '@fachwerk/base/time';
import { hashToken } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';
import { CHALLENGE_MINUTES } from '../rules/relying-party.ts';

const CHALLENGE_BYTES = 32;

/** `userId`: who registers a passkey with it; null for signing in. Only its hash is kept. */
export async function addChallenge(ctx: WorkCtx, userId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = ctx.newSecret(CHALLENGE_BYTES);
  await ctx.db.rows(sql`
    insert into passkeys.challenge (challenge_hash, user_id, expires_at)
    values (${hashToken(challenge)}, ${userId}, ${addMinutes(ctx.now, CHALLENGE_MINUTES)})`);
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

type Signed = { readonly response: { readonly clientDataJSON: string } };

/** The challenge a device has signed, if it was given for this and not used yet; from now on it is, whatever comes of it. */
export async function spendChallenge(
  ctx: WorkCtx,
  { response }: Signed,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(response.clientDataJSON);
  const spent = await ctx.db.count(sql`
    delete from passkeys.challenge
    where challenge_hash = ${hashToken(challenge)} and user_id is not distinct from ${userId} and expires_at > ${ctx.now}`);
  return spent > 0 ? challenge : null;
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
    return String(challenge ?? '');
  } catch {
    return '';
  }
}

export async function removeOldChallenges({ db, now }: WorkCtx): Promise<void> {
  await deleteInBatches(db, {
    table: 'passkeys.challenge',
    which: sql`old.expires_at < ${now}`,
    why: 'challenges have no company',
  });
}
