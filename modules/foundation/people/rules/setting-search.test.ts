import { expect, test } from 'vitest';
import { searchDescribed, searchSettings } from './setting-search.ts';

const settings = [
  { title: 'Zeiten', about: 'Öffnungszeiten des Shops', words: 'geöffnet, Feiertage, Ruhetag' },
  { title: 'Firmendaten', about: 'Name und Anschrift', words: 'Steuernummer, MwSt, USt-IdNr.' },
  { title: 'Küche einrichten', about: 'Bondrucker und Ton', words: 'Drucker, Lautstärke' },
  { title: 'Passwort', about: 'Eine Änderung meldet alle anderen Geräte ab', words: 'Kennwort, Login' },
];
const cases = [
  ['the name', 'Passwort', ['Passwort']],
  ['the beginning of the name', 'pass', ['Passwort']],
  ['another word for it', 'Kennwort', ['Passwort']],
  ['an abbreviation', 'MwSt', ['Firmendaten']],
  ['a part of a word', 'drucker', ['Küche einrichten']],
  ['ö as oe', 'Oeffnungszeiten', ['Zeiten']],
  ['ö as o', 'offnungszeiten', ['Zeiten']],
  ['a wrong letter', 'Pasword', ['Passwort']],
  ['two in a long word', 'Steuernumer', ['Firmendaten']],
  ['swapped letters', 'Durcker', ['Küche einrichten']],
  ['two words, in any order', 'ton kueche', ['Küche einrichten']],
  ['one word of two that is nowhere', 'Küche Kamel', []],
  ['too short for a mistake', 'mws', ['Firmendaten']],
  ['nothing', '  ', []],
  ['what is not there', 'Einhorn', []],
] as const;
for (const [name, typed, expected] of cases)
  test(`a search by ${name}`, () =>
    expect(searchSettings(settings, typed).map(({ title }) => title)).toEqual(expected));

test('a name comes before a word for something else', () => {
  const both = [
    { title: 'Benutzer', about: '', words: 'Rollen' },
    { title: 'Rollen', about: '', words: '' },
  ];
  expect(searchSettings(both, 'rollen').map(({ title }) => title)).toEqual(['Rollen', 'Benutzer']);
});

const sentences = [
  ['Wie ändere ich bitte mein Kennwort für die Anmeldung', ['Passwort']],
  ['how loud is the Lautstärke', ['Küche einrichten']],
  ['was ist das', []],
] as const;
for (const [typed, expected] of sentences)
  test(`the sentence "${typed}" is searched by the words that tell something`, () =>
    expect(searchDescribed(settings, typed).map(({ title }) => title)).toEqual(expected));
