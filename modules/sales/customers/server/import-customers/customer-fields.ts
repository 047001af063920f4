import type { ImportField } from '@fachwerk/base/import-field';
import { COUNTRIES } from '../../contract.ts';

const LANGUAGE_WORDS = {
  de: ['deutsch', 'german', 'ger'],
  deDu: ['du'],
  en: ['englisch', 'english'],
  it: ['italienisch'],
  ru: ['russisch'],
};
const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  DE: ['deutschland', 'germany', 'd'],
  AT: ['oesterreich', 'austria', 'a'],
  CH: ['schweiz', 'switzerland'],
  FR: ['frankreich', 'france'],
  IT: ['italien', 'italy'],
  NL: ['niederlande', 'netherlands'],
  PL: ['polen', 'poland'],
};

export const customerFields: readonly ImportField[] = [
  {
    name: 'email',
    kind: 'email',
    headings: ['email', 'emailadresse', 'mail', 'mailadresse', 'useremail', 'billingemail'],
  },
  {
    name: 'firstName',
    kind: 'line',
    most: 80,
    headings: ['vorname', 'firstname', 'givenname', 'billingfirstname'],
  },
  {
    name: 'lastName',
    kind: 'line',
    most: 80,
    headings: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'billinglastname'],
  },
  {
    name: 'phone',
    kind: 'line',
    most: 40,
    headings: ['telefon', 'telefonnummer', 'tel', 'mobil', 'handy', 'phone', 'mobile', 'billingphone', 'rufnummer'],
  },
  {
    name: 'language',
    kind: 'choice',
    options: LANGUAGE_WORDS,
    headings: ['sprache', 'language', 'locale'],
  },
  {
    name: 'street',
    kind: 'line',
    most: 120,
    headings: [
      'strasse',
      'strassehausnummer',
      'strasseundhausnummer',
      'adresse',
      'anschrift',
      'street',
      'address',
      'billingaddress1',
      'strassenr',
    ],
  },
  {
    name: 'postcode',
    kind: 'line',
    most: 12,
    headings: ['plz', 'postleitzahl', 'postcode', 'zip', 'zipcode', 'billingpostcode'],
  },
  { name: 'city', kind: 'line', most: 80, headings: ['ort', 'stadt', 'wohnort', 'city', 'town', 'billingcity'] },
  {
    name: 'country',
    kind: 'choice',
    options: Object.fromEntries(COUNTRIES.map((code) => [code, COUNTRY_WORDS[code] ?? []])),
    headings: ['land', 'country', 'countrycode', 'laendercode', 'billingcountry'],
  },
];
