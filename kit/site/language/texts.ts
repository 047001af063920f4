import { type Language, LOCALES, type Texts } from '@fachwerk/base/language';
import { useSite } from '../pages/site-context.ts';
import type { kitDe } from '../texts/kit.de.ts';
import type { TextParams } from './translator.ts';

/** `x_one`, `x_few` and so on are used as `x`, with a `count`. */
type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;
type TextKey<De extends Texts> = WithoutPlural<keyof De & string>;
export type Translate<De extends Texts> = (key: TextKey<De> | TextKey<typeof kitDe>, params?: TextParams) => string;

const NONE = {} as Record<never, string>;

/** The texts of a module: keys are checked against its German texts and the kit's. */
export function useText<De extends Texts = Record<never, string>>(_de: De = NONE as De): Translate<De> {
  return useSite().translate as Translate<De>;
}

export function useLanguage(): Language {
  return useSite().language;
}

/** For Intl and `lang` attributes. */
export function useLocale(): string {
  return LOCALES[useSite().language];
}
