import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD_LEAST_CHARACTERS, whyNotPassword } from './password.ts';
import { COMMON_WORDS } from './password-words.ts';

const jutta = { email: 'j.mueller-lang@zeitlager.example', firstName: 'Jutta', lastName: 'Müller-Lang' };
const tim = { email: 'to@bella.example', firstName: 'Tim', lastName: 'Ott' };

const away = { ...tim, email: 'to@post.example', companyName: 'Zeitlager City GmbH' };

const cases = [
  ['nine characters', 'zK8#pWq2x', jutta, 'password.too_short'],
  ['ten characters', 'zK8#pWq2xv', jutta, null],
  ['nine characters of two code units each', '🎲🚲🌵🎺🧲🪁🦜🧩🛶', jutta, 'password.too_short'],
  ['a demo password', 'Fachwerk-Demo-1', jutta, null],
  ['four words', 'korrekt pferd batterie heftklammer', jutta, null],
  ['two rare words', 'Tomatenkiste-Gabelstapler', jutta, null],
  ['a word of the top ten with digits', 'Passwort123', jutta, 'password.too_common'],
  ['a disguised word', 'P@ssw0rd2024!', jutta, 'password.too_common'],
  ['a disguised word with a 1 for an l', 'We1c0me-2025', jutta, 'password.too_common'],
  ['a season, a year and a sign', 'Sommer2026!!', jutta, 'password.too_common'],
  ['a month and a year', 'September-2026', jutta, 'password.too_common'],
  ['a club and its year', 'Borussia-1909', jutta, 'password.too_common'],
  ['words that belong together', 'IchLiebeDich!', jutta, 'password.too_common'],
  ['a row of the keyboard', 'qwertzuiop1', jutta, 'password.too_common'],
  ['rows read backwards', 'poiuztrewq!', jutta, 'password.too_common'],
  ['columns of the keyboard', '1qay2wsx3edc', jutta, 'password.too_common'],
  ['one character', 'aaaaaaaaaaaa', jutta, 'password.too_common'],
  ['spaces only', '            ', jutta, 'password.too_common'],
  ['a repeated block', 'asdfasdfasdf', jutta, 'password.too_common'],
  ['digits only', '4917263380154', jutta, 'password.too_common'],
  ['a birthday and a first name', '17.03.1985 Anna', jutta, 'password.too_common'],
  ['the alphabet', 'abcdefghijklmn', jutta, 'password.too_common'],
  ['the last name', 'xMuellerx-9#kQ', jutta, 'password.contains_name'],
  ['the last name with its umlaut', 'xMÜLLERx-9#kQ', jutta, 'password.contains_name'],
  ['the umlaut in two characters', 'xMu\u0308llerx-9#kQ', jutta, 'password.contains_name'],
  ['the first name', '9#kQ-jutta-77x', jutta, 'password.contains_name'],
  ['the address before the @', 'j.mueller-lang#4Kw', jutta, 'password.contains_name'],
  ['a short name inside another word', 'Timbuktu-Kette-4', tim, null],
  ['little but short names', 'Tim-Ott-2024!!', tim, 'password.too_common'],
  ['little but the company', 'Bella-2024-!!', tim, 'password.too_common'],
  ['the company, a year and a sign', 'Zeitlager2024!', away, 'password.too_common'],
  ['the company disguised', 'Ze1tl@ger#26', away, 'password.too_common'],
  [
    'the beginning of the domain and a year',
    'Zeitlager2024!',
    { ...tim, email: 'to@zeitlagercity.example' },
    'password.too_common',
  ],
  ['a season, the company and a year', 'WinterZeitlager25', away, 'password.too_common'],
  ['the company in a sentence of one’s own', 'Zeitlager hat 9 blaue Kräne', away, null],
] as const;

for (const [name, password, person, expected] of cases) {
  test(`a password of ${name}: ${expected ?? 'fine'}`, () => {
    expect(whyNotPassword(password, person)).toBe(expected);
  });
}

/** Common passwords are one or two words plus an ending. */
const ENDINGS = ['123456', '12345!', '2024', '2025!', '2026!!', '1234', '1!', '007', '99', '123!', '#1', '00000'];

test('thousands of common passwords, made the way people make them, are refused', () => {
  const accepted: string[] = [];
  let count = 0;
  for (const word of COMMON_WORDS) {
    const spellings = [word, word[0]!.toUpperCase() + word.slice(1), word.replace(/a/g, '@').replace(/o/g, '0')];
    for (const spelling of spellings) {
      for (const password of [...ENDINGS.map((ending) => spelling + ending), `${spelling}${spelling}1`]) {
        if (password.length < PASSWORD_LEAST_CHARACTERS) continue;
        count++;
        if (whyNotPassword(password, tim) !== 'password.too_common') accepted.push(password);
      }
    }
  }
  expect(accepted).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

test('the words are written the way they are compared', () => {
  expect(COMMON_WORDS.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
});

test('random passwords of letters and digits are taken', () => {
  const sign = fc.constantFrom(...'bcdfghjkmnpqrstvwxzBCDFGHJKMNPQRSTVWXZ2689#%&');
  const random = fc.array(sign, { minLength: 14, maxLength: 14 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(random, (password) => whyNotPassword(password, tim) === null),
    { seed: 1, numRuns: 500 },
  );
});

test('any text gets an answer', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, text, (password, email, firstName, lastName) => {
      whyNotPassword(password, { email, firstName, lastName });
    }),
    { numRuns: 300 },
  );
});
