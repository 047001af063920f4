import { addDays, addMinutes } from '@fachwerk/base/time';
import type { accessProblems } from '../contract.ts';
import { COMMON_WORDS } from './password-words.ts';

export type PasswordProblem = Extract<keyof typeof accessProblems, `password.${string}`>;

/** Shorter passwords are guessed instantly. */
export const PASSWORD_LEAST_CHARACTERS = 10;

/** Shorter names occur inside ordinary words; they only count as a guessable part. */
const NAME_LEAST_CHARACTERS = 4;

/** "Sommer2024!!" has three: a word, a year, a repeated symbol. Lists of common passwords contain such combinations. */
const LEAST_PARTS = 5;

export type PasswordOwner = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** An attacker knows the employer. */
  readonly companyName?: string | undefined;
};

/** Why this person cannot have this password, or null. */
export function whyNotPassword(password: string, person: PasswordOwner): PasswordProblem | null {
  if ([...password].length < PASSWORD_LEAST_CHARACTERS) return 'password.too_short';
  const plain = folded(password);
  const [local = '', domain = ''] = folded(person.email).split('@');
  const names = [local, ...wordsIn(`${folded(person.firstName)} ${folded(person.lastName)} ${local}`)];
  if (names.some((name) => name.length >= NAME_LEAST_CHARACTERS && plain.includes(name)))
    return 'password.contains_name';
  if (/^\d+$/.test(plain)) return 'password.too_common';
  const workplace = [...wordsIn(domain), ...wordsIn(folded(person.companyName ?? ''))];
  const own = new Set([...names, ...workplace.flatMap(beginningsOf)].map(undisguised));
  const parts = guessableParts(plain.replace(/[\s._-]+/g, ''), own);
  return parts < LEAST_PARTS ? 'password.too_common' : null;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case with umlauts transcribed: an attacker tries "Müller" and "mueller" alike. */
function folded(text: string): string {
  const written = text.normalize('NFC').toLowerCase();
  return written
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter]!)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const wordsIn = (text: string) => text.split(/[^a-z]+/).filter((word) => word.length >= 2);

/** "zeitlagercity" is guessable by "zeitlager" too. */
const beginningsOf = (word: string) => [
  word,
  ...Array.from({ length: Math.max(0, word.length - BEGINNING_LEAST_CHARACTERS) }, (_, i) =>
    word.slice(0, i + BEGINNING_LEAST_CHARACTERS),
  ),
];
const BEGINNING_LEAST_CHARACTERS = 5;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  1: 'i',
  '!': 'i',
  l: 'i',
  $: 's',
  5: 's',
  7: 't',
};

/** An attacker reads "P@ssw0rd" as "password"; l, 1 and i look the same. */
const undisguised = (text: string) => text.replace(/[@430157!$l]/g, (sign) => LOOKALIKES[sign]!);

const common: ReadonlySet<string> = new Set(COMMON_WORDS.map(undisguised));

/**
 * The fewest parts that make up the password. A common word, a name, a date, a keyboard run and a repeated character are one part each; any other
 * character is one too.
 */
function guessableParts(plain: string, own: ReadonlySet<string>): number {
  const letters = undisguised(plain);
  const fewest = [0];
  for (let end = 1; end <= plain.length; end++) {
    fewest[end] = fewest[end - 1]! + 1;
    for (let start = end - 2; start >= 0; start--) {
      const word = letters.slice(start, end);
      if (common.has(word) || own.has(word) || isRunOrDate(plain.slice(start, end))) {
        fewest[end] = Math.min(fewest[end]!, fewest[start]! + 1);
      }
    }
  }
  // "abcxabcx" is hardly stronger than "abcx".
  const block = /^(.+?)\1+$/.exec(plain)?.[1];
  return block ? Math.min(fewest[plain.length]!, guessableParts(block, own) + 1) : fewest[plain.length]!;
}

/** The alphabet, the digits, and adjacent keys of German and English keyboards, by row and by column. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '!"§$%&/()=',
  '!@#$%^&*()',
  '1qay2wsx3edc4rfv5tgb6zhn',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const RUNS_BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].reverse().join('')]).join(' ');

/** A year, or day, month and optional year. */
const DATE = /^(?:19|20)\d\d$|^(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:(?:19|20)?\d\d)?$/;

function isRunOrDate(text: string): boolean {
  return /^(.)\1+$/.test(text) || DATE.test(text) || (text.length >= 3 && RUNS_BOTH_WAYS.includes(text));
}

/** Lifetime of a reset link. */
export const RESET_LINK_MINUTES = 60;
/** An invitation may wait in a mailbox over a weekend or a holiday. */
export const WELCOME_LINK_DAYS = 7;

export type LinkKind = 'welcome' | 'reset';

export function linkExpiry(kind: LinkKind, now: Date): Date {
  return kind === 'welcome' ? addDays(now, WELCOME_LINK_DAYS) : addMinutes(now, RESET_LINK_MINUTES);
}
