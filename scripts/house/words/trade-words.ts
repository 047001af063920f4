import { breach, type HouseRule } from '../breach.ts';
import { type TextFact, textsOf } from '../reading/text-facts.ts';
import { unneeded } from '../unneeded.ts';

type Variant = { readonly variant: RegExp; readonly word: string };

/** One word for one thing (docs/glossary.md): what is not said, and the word in its place. */
const VARIANTS: readonly Variant[] = [
  { variant: /Webseite|Homepage|Internetseite/, word: 'Website' },
  { variant: /\b[Vv]on (selbst|allein)\b/, word: 'automatisch' },
  { variant: /Sticker/, word: 'Aufkleber' },
  { variant: /\bBox(en)?\b/, word: 'Fach' },
  { variant: /\bAuftrag\b/, word: 'Bestellung' },
  { variant: /\b(Knopf|Button)\b/, word: 'Schaltfläche' },
  { variant: /Probelauf/, word: 'Testlauf' },
  { variant: /Mitteilung(en)? auf/, word: 'Push-Nachricht' },
  { variant: /Kundinnen/, word: 'Kunden' },
  { variant: /\bFiliale/, word: 'Standort' },
  { variant: /Mail-Server/, word: 'Mailserver' },
  { variant: /zurückgezahlt|(geht|gehen) zurück/, word: 'erstattet' },
  { variant: /\bhinaus(geht|gehen)?\b/, word: 'versendet' },
  { variant: /\bleider\b/i, word: 'the condition alone' },
  { variant: /!(\s|$)/, word: 'a full stop' },
  { variant: /\b(dasteht|dastehen|dazulegen|getan|Bescheid)\b/, word: 'the noun of the trade' },
  { variant: /^(Was|Wer|Wo|Wohin|Weg|So) /, word: 'a noun at the beginning' },
  // "Noch keine Bestellung", "Noch nicht geprüft" say that something comes first; "Noch 18 €" does not begin with its number.
  { variant: /^Noch (?!kein|nicht|nie)/, word: 'a noun or the number at the beginning' },
];

/** Texts worded by lawyers. */
const LEGAL = /^modules\/(across\/legal-texts|website\/sites\/texts\/legal)/;

/** What people may type into the search; it is never shown. */
const isTyped = (key: string) => key.startsWith('find.');

const isHeld = ({ language, file, key }: TextFact) =>
  (language === 'de' || language === 'deDu') && !LEGAL.test(file) && !isTyped(key);

/** German texts say one word for one thing, and begin with the noun. */
export const tradeWords: HouseRule = (tree) => {
  const { words } = tree.exceptions;
  const found = textsOf(tree)
    .filter(isHeld)
    .flatMap((fact) => {
      const hit = VARIANTS.find(({ variant }) => variant.test(fact.text));
      return hit ? [{ ...fact, said: hit.variant.exec(fact.text)![0].trim(), word: hit.word }] : [];
    });
  return [
    ...found
      .filter(({ key }) => !(key in words))
      .map(({ file, line, key, said, word }) =>
        breach(file, line, `'${key}' says "${said}"`, `One word for one thing: say ${word}`),
      ),
    ...unneeded(words, new Set(found.map(({ key }) => key))),
  ];
};
