import { availableParallelism } from 'node:os';
import { limitConcurrency } from '@fachwerk/server/limit-concurrency';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice. After a change each hash is renewed at the next sign-in. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** A dummy hash of the same cost: an account without a password takes as long to refuse as a wrong password. */
const NOBODYS_HASH = `${CURRENT}TmllbWFuZHMgUGFzc3dvcnQ$q0Y6mB2b8Qx3yq5cXh0i7Fz2m9dJvQpW4nU1sK6tE3g`;

/** Hashing runs on worker threads and leaves one core free for other requests. */
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1));

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), COST));
}

/** Most addresses belong to one account; the time taken does not reveal those that belong to none or two. */
const VERIFICATIONS = 2;

/** The holders whose password this is. The work is the same for every address with up to two accounts. */
export async function holdersOfPassword<Holder extends { readonly passwordHash: string | null }>(
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

/** Always performs one verification; false without a hash. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, composed(password)));
  return isRight && Boolean(passwordHash);
}

export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT);
}

/** A precomposed ü and a u with combining dots are the same password. */
const composed = (password: string) => password.normalize('NFC');
