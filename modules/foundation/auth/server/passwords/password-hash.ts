import { availableParallelism } from 'node:os';
import { limitConcurrency } from '@fachwerk/server/limit-concurrency';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice. Raising it rehashes everybody at their next sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Nobody's password, at the same cost: who has no password takes as long to refuse as who typed a wrong one. */
const NOBODYS_HASH = `${CURRENT}TmllbWFuZHMgUGFzc3dvcnQ$q0Y6mB2b8Qx3yq5cXh0i7Fz2m9dJvQpW4nU1sK6tE3g`;

/** Hashes run on threads of their own, and leave one core to everybody who is not signing in. */
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1));

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), COST));
}

/** An address nearly always belongs to one account; those that belong to none, or to two, are not told by the time it takes. */
const VERIFICATIONS = 2;

/** Those of them whose password this is. The same work whoever is asked for. */
export async function whosePassword<Holder extends { readonly passwordHash: string | null }>(
  holders: readonly Holder[],
  password: string,
): Promise<(Holder & { readonly passwordHash: string })[]> {
  const nobodies = Array.from({ length: Math.max(0, VERIFICATIONS - holders.length) }, () => ({ passwordHash: null }));
  const verdicts = await Promise.all(
    [...holders, ...nobodies].map(({ passwordHash }) => isPassword(passwordHash, password)),
  );
  return holders.flatMap((holder, at) => {
    const { passwordHash } = holder;
    return verdicts[at] && passwordHash ? [{ ...holder, passwordHash }] : [];
  });
}

/** Does the work of one verification whoever it is for; without a hash the answer is no. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, composed(password)));
  return isRight && Boolean(passwordHash);
}

export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT);
}

/** An ü as one character and as a u with dots, typed on another keyboard, are the same password. */
const composed = (password: string) => password.normalize('NFC');
