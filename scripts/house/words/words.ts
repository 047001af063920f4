import { type Breach, breach, type HouseRule } from '../breach.ts';
import { bare, visit } from '../reading/syntax.ts';
import type { Source } from '../reading/tree.ts';
import { unneeded } from '../unneeded.ts';

/** Words of the business; the kit would serve a hospital as well. */
const BUSINESS_WORDS = new Set(
  (
    'locker rental renter franchise franchisor franchisee franchisees booking reservation voucher coupon invoice basket cart checkout ' +
    'shop merchant restaurant dish menu-item delivery compartment kanban appointment survey order orders payment payments tariff ' +
    'surcharge storefront-order terminal postcode allergen'
  ).split(' '),
);
/** Names where such a word means something else. */
const HARMLESS = /^(orderBy|sortOrder|inOrder|in-order|order|inputWrapperOrder|keepDeliveryStatus)$/;

/** No identifier and no file name of the kit speaks of the business. */
export const kitWords: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => place.zone === 'kit' && !isTest)
    .flatMap((source) => {
      const found = new Map<string, Breach>();
      const look = (name: string, start: number) => {
        const word = HARMLESS.test(name) ? undefined : wordsIn(name).find((part) => BUSINESS_WORDS.has(part));
        if (!word || found.has(name)) return;
        const instead = 'The kit knows no business: move it into a module, or name what it does';
        found.set(
          name,
          breach(source.path, source.lineOf(start), `"${name}" speaks of the business (${word})`, instead),
        );
      };
      look(source.path.split('/').at(-1)!.replace(/\..*$/, ''), 0);
      visit(source, {
        Identifier: ({ name, start }) => look(name, start),
        JSXIdentifier: ({ name, start }) => look(name, start),
      });
      return [...found.values()];
    });

function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** A letter alone is a letter, not a sentence. */
const GERMAN_LETTERS = /[äöüßÄÖÜ„“].|.[äöüßÄÖÜ„“]/s;
const GERMAN_WORDS =
  /(^|[\s"(>])(Bitte|bitte|nicht|und|oder|Sie|Ihre?|wird|werden|wurde|keine?n?|Der|Die|Das|eine?n?|auf|mit|Benutzer|Passwort|Speichern|Abbrechen|Anmelden|Abmelden|Fehler|Zurück|Weiter|Neu|Suche|Löschen|Alle)($|[\s.,:;!?")<])/;
/** What a person would read: a property that ends up on the screen. */
const SPOKEN = new Set(['title', 'label', 'placeholder', 'alt', 'aria-label', 'aria-description', 'description']);

/** Demo data speaks German by nature; so does what a new block or a new site holds. */
const speaksGerman = ({ path, place }: Source) =>
  place.face === 'texts' ||
  /(^|[/-])demo[-./]/.test(path) ||
  (place.face === 'blocks' && path.endsWith('-block.ts')) ||
  path.endsWith('-template.ts');

/** Every sentence a person reads comes from `texts/`. */
export const textsOnly: HouseRule = (tree) => {
  const found = tree.sources.filter(mustNotSpeak).flatMap(germanIn);
  const { german } = tree.exceptions;
  return [
    ...found.filter(({ file }) => !(file in german)),
    ...unneeded(german, new Set(found.map(({ file }) => file))),
  ];
};

function mustNotSpeak(source: Source): boolean {
  const { path, place, isTest } = source;
  if (!['modules', 'kit', 'apps'].includes(place.zone) || isTest || place.unit === 'testing') return false;
  return !speaksGerman(source) && !path.includes('/texts/') && !/\.config\.ts$/.test(path);
}

function germanIn(source: Source): Breach[] {
  const found: Breach[] = [];
  const flag = (start: number, text: string) =>
    found.push(
      breach(
        source.path,
        source.lineOf(start),
        `says "${text.trim().slice(0, 40)}" itself`,
        'Put the sentence into texts/ and say its key',
      ),
    );
  const look = (text: string, start: number) => {
    if (GERMAN_LETTERS.test(text) || GERMAN_WORDS.test(text)) flag(start, text);
  };
  visit(source, {
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateElement: ({ value, start }) => look(value.cooked ?? value.raw, start),
    JSXText: ({ value, start }) => {
      if (/\p{L}{2}/u.test(value)) flag(start, value);
    },
    JSXAttribute: ({ name, value, start }) => {
      const spoken = bare(value);
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || spoken?.type !== 'Literal') return;
      const text = String(spoken.value);
      const isGermanAnyway = GERMAN_LETTERS.test(text) || GERMAN_WORDS.test(text);
      if (/\p{L}{2}/u.test(text) && !isKey(text) && !isGermanAnyway) flag(start, text);
    },
  });
  return found;
}

const isKey = (text: string) => /^[a-z][\w-]*(\.[\w-]+)+$/.test(text);
