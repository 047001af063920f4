/** Crockford's letters: none that could be taken for another when read aloud or written by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const NUMBER_BYTES = 8;

/** `K7QM-4T2X`, out of random bytes. */
export function orderNumberFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, NUMBER_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
