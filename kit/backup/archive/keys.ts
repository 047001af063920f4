import { hkdfSync, randomBytes, scrypt } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** 2^17 rounds of scrypt: a third of a second and 128 MB for each guess at a passphrase. */
const COST = 17;
/** A damaged number must not ask for all the memory there is. */
const HIGHEST_COST = 20;

/** A key that was made from the passphrase, and what it takes to make it again. */
export type MasterKey = { readonly salt: Buffer; readonly cost: number; readonly key: Buffer };

/** The keys of one passphrase. Each is worked out once: that takes long on purpose. */
export type Keys = {
  /** For writing: the same for as long as this process lives. */
  own(): Promise<MasterKey>;
  /** For reading what was written with this salt. */
  of(salt: Buffer, cost: number): Promise<MasterKey>;
};

export function keysOf(passphrase: string): Keys {
  const known = new Map<string, Promise<MasterKey>>();
  function of(salt: Buffer, cost: number): Promise<MasterKey> {
    const name = `${cost} ${salt.toString('hex')}`;
    const found = known.get(name) ?? stretched(passphrase, salt, cost);
    known.set(name, found);
    return found;
  }
  const ownSalt = randomBytes(SALT_BYTES);
  return { own: () => of(ownSalt, COST), of };
}

async function stretched(passphrase: string, salt: Buffer, cost: number): Promise<MasterKey> {
  if (!(cost > 0 && cost <= HIGHEST_COST)) throw new RangeError('not a cost of scrypt');
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 8 * 128 + 2 ** 20 };
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, options, (error, made) =>
      error ? reject(error) : resolve(made),
    );
  });
  return { salt, cost, key };
}

/** A key for one purpose alone: knowing one tells nothing about another. */
export function keyFor({ key }: MasterKey, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `fachwerk backup: ${purpose}`, KEY_BYTES));
}
