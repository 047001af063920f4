import { DEFAULT_LANGUAGE, FALLBACKS, isLanguage, type Language, LOCALES, type Texts } from '@fachwerk/base/language';
import { speak } from '@fachwerk/base/speech';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { kitDe } from '../texts/kit.de.ts';

const LANGUAGE_KEY = 'cmsLanguage';

/** `x_one` and `x_other` are used as `x`, with a `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
type TextKey<De extends Texts> = WithoutPlural<keyof De & string>;
export type TextParams = Readonly<Record<string, string | number>>;
export type Translate<De extends Texts> = (key: TextKey<De> | TextKey<typeof kitDe>, params?: TextParams) => string;

/** Texts of the loaded screens, and the company's overrides. */
const texts: Partial<Record<Language, Texts>> = { de: { ...kitDe } };
const overrides: Partial<Record<Language, Texts>> = {};

let language: Language = storedLanguage();
/** Increments with everything that may change a text on screen. */
let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version++;
  document.documentElement.lang = LOCALES[language];
  for (const listener of listeners) listener();
}

/** Re-renders all texts after a change of what they contain. */
export const sayAgain = changed;

function storedLanguage(): Language {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

export function currentLanguage(): Language {
  return language;
}

export function currentLocale(): string {
  return LOCALES[language];
}

type Loaders = Partial<Record<Language, () => Promise<Texts>>>;
let loaders: Loaders = {};
const loaded = new Map<Language, Promise<void>>();
let isEveryTextThere = false;

/**
 * Sets the loaders of all texts, which load on demand. German comes with each screen, and as a whole only for screens that name things of other
 * modules (`useEveryText`).
 */
export function provideTexts(from: Loaders): void {
  loaders = from;
}

function load(wanted: Language): Promise<void> {
  const known = loaded.get(wanted);
  if (known) return known;
  const loading = Promise.resolve(loaders[wanted]?.()).then((all) => {
    if (!all) return;
    addTexts(wanted, all);
    changed();
  });
  loaded.set(wanted, loading);
  loading.catch(() => loaded.delete(wanted));
  return loading;
}

async function loadBesideGerman(wanted: Language): Promise<void> {
  await Promise.all(FALLBACKS[wanted].filter((each) => each !== 'de').map(load));
}

/** For a screen that names things of other modules, such as their capabilities. False until every text is there, or could not be loaded. */
export function useEveryText(): boolean {
  const [isDone, setDone] = useState(isEveryTextThere);
  useEffect(() => {
    load('de')
      .then(() => {
        isEveryTextThere = true;
      })
      .catch(() => undefined)
      .finally(() => setDone(true));
  }, []);
  return isDone;
}

/** Switches without a reload; resolves when the texts are loaded. */
export async function setLanguage(next: Language): Promise<void> {
  await loadBesideGerman(next);
  localStorage.setItem(LANGUAGE_KEY, next);
  language = next;
  changed();
}

/** Before the first render: loads the texts of the stored language. Offline it stays German. */
export async function startLanguage(): Promise<void> {
  document.documentElement.lang = LOCALES[language];
  await loadBesideGerman(language).catch(() => undefined);
}

const added = new WeakSet<Texts>();

export function addTexts(to: Language, more: Texts): void {
  if (added.has(more)) return;
  added.add(more);
  texts[to] = Object.assign(texts[to] ?? {}, more);
}

/** Sets the company's overrides. */
export function setOverrides(of: Language, own: Texts): void {
  overrides[of] = own;
  changed();
}

/** For use outside React. */
export function translate(key: string, params: TextParams = {}): string {
  return speak({ texts, overrides }, language, key, params);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

const NONE = {} as Record<never, string>;

/** The texts of a module: keys are checked against its German texts and the kit's. */
export function useText<De extends Texts = Record<never, string>>(de: De = NONE as De): Translate<De> {
  const current = useSyncExternalStore(subscribe, () => version);
  addTexts('de', de);
  return useMemo(() => sentences<De>(current), [current]);
}

/** A new function whenever a text may have changed, so that memoised components notice. */
function sentences<De extends Texts>(_version: number): Translate<De> {
  return (key, params) => translate(key, params);
}
