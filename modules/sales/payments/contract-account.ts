import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Providers a contract party can have an account of its own with. */
export const AccountProvider = z.enum(['stripe', 'paypal']);
export type AccountProvider = z.infer<typeof AccountProvider>;

/** `sandbox`: the provider's own place to try things out; no money moves there. */
export const ProviderEnvironment = z.enum(['live', 'sandbox']);
export type ProviderEnvironment = z.infer<typeof ProviderEnvironment>;

/** As banks compare it: without spaces, in capitals. */
export const plainIban = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** How long an IBAN is in the countries of SEPA whose customers we expect; others by the longest there is. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FR: 27,
  GB: 22,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  PL: 28,
  PT: 25,
  SE: 24,
};

/** Length of its country, and check digits by ISO 7064 (MOD 97-10): one typing error is always found. */
export function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const length = IBAN_LENGTHS[plain.slice(0, 2)];
  if (length !== undefined && plain.length !== length) return false;
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** As people read it. */
export const ibanInGroups = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1 ');

const Iban = z.string().check(
  z.maxLength(60),
  z.overwrite(plainIban),
  z.refine((plain) => isIban(plain), 'field.iban'),
);

const Bic = z.string().check(
  z.maxLength(20),
  z.overwrite((typed: string) => typed.replace(/\s/g, '').toUpperCase()),
  z.refine((plain) => /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/.test(plain), 'field.bic'),
);

/** Where customers transfer money to. It stands on invoices for all to read. */
export const BankData = z.object({ holder: line(70, 1), iban: Iban, bic: Bic, bankName: line(70) });
export type BankData = z.infer<typeof BankData>;
