import type { Texts } from '@fachwerk/base/language';
import type { Translate } from '@fachwerk/server/translator';
import type { LogEntry } from '../contract.ts';
import { wordsIn } from '../rules/search-query.ts';
import { sentenceKeys, sentenceParams, withoutParams } from '../rules/sentence.ts';

/** What happened, in words; the type itself where nobody has worded it. */
export function sentenceOf(t: Translate, entry: Pick<LogEntry, 'type' | 'data' | 'lockName' | 'locationName'>): string {
  const params = sentenceParams(entry);
  for (const key of sentenceKeys(entry.type)) {
    const sentence = t(key, params);
    if (sentence !== key) return sentence;
  }
  return entry.type;
}

/** The name of a type; the type itself where nobody has worded it. */
export function typeLabel(t: Translate, type: string): string {
  const said = sentenceKeys(type).find((key) => t(key) !== key);
  return (said && withoutParams(t(said))) || type;
}

/** The words of a type's sentence itself, in small letters, without what is put into it. */
export function sentenceWords(t: Translate, type: string): string[] {
  const sentence = sentenceKeys(type)
    .map((key) => [key, t(key)] as const)
    .find(([key, said]) => key !== said)?.[1];
  return wordsIn((sentence ?? '').replace(/\$t\([^)]*\)|[\w.]*\{\w+\}/g, ' '));
}

/** What a sentence may name by a value of its entry: `Meldung: $t(alert.{kind})` says one of the texts `alert.…`. */
export function sentenceVariants(texts: Texts, t: Translate, type: string): { value: string; words: string[] }[] {
  const sentence = sentenceKeys(type)
    .map((key) => texts[key] ?? '')
    .join(' ');
  const prefix = /\$t\(([\w.]+\.)\{\w+\}\)/.exec(sentence)?.[1];
  if (!prefix) return [];
  const values = Object.keys(texts).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return values
    .filter((value) => !value.includes('.'))
    .map((value) => ({ value, words: wordsIn(t(`${prefix}${value}`)) }));
}
