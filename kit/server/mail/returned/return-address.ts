import { createHmac } from 'node:crypto';
import { isSameSecret, keyOf } from '../../app/crypto.ts';

type HasSecret = Parameters<typeof keyOf>[0];

const PURPOSE = 'mail-returns';
const [ID_LETTERS, SEAL_LETTERS, SEAL_BYTES] = [25, 16, 10];

/** Digits and small letters alone: on its way through mail servers an address may lose the difference. */
const lettersOf = (hex: string, count: number) => BigInt(`0x${hex}`).toString(36).padStart(count, '0');

function sealOf(app: HasSecret, mailId: string): string {
  const whole = createHmac('sha256', keyOf(app, PURPOSE)).update(mailId).digest();
  return lettersOf(whole.subarray(0, SEAL_BYTES).toString('hex'), SEAL_LETTERS);
}

/** Where a mail comes back to that cannot be delivered: an address of its own, which nobody can guess (`bounce+…@example.com`). */
export function returnAddress(app: HasSecret, returnsTo: string, mailId: string): string {
  const [name, domain] = returnsTo.split('@');
  return `${name}+${lettersOf(mailId.replaceAll('-', ''), ID_LETTERS)}${sealOf(app, mailId)}@${domain}`;
}

const MARK = new RegExp(`\\+([0-9a-z]{${ID_LETTERS}})([0-9a-z]{${SEAL_LETTERS}})@`, 'gi');
const LARGEST_ID = (1n << 128n) - 1n;

/** Which mail came back, by the address it came to; null where none of ours is named there. */
export function returnedMailId(app: HasSecret, addresses: string): string | null {
  for (const [, letters = '', seal = ''] of addresses.matchAll(MARK)) {
    const id = [...letters.toLowerCase()].reduce((sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)), 0n);
    if (id > LARGEST_ID) continue;
    const hex = id.toString(16).padStart(32, '0');
    const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    if (isSameSecret(sealOf(app, mailId), seal.toLowerCase())) return mailId;
  }
  return null;
}
