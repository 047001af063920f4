import type { Say } from '@fachwerk/server/speaker';
import type { LogEntry } from '../contract.ts';
import { sentenceKeys, sentenceParams } from '../rules/sentence.ts';

/** What happened, in words; the type itself where nobody has worded it. */
export function sentenceOf(say: Say, entry: Pick<LogEntry, 'type' | 'data' | 'lockName' | 'locationName'>): string {
  const params = sentenceParams(entry);
  for (const key of sentenceKeys(entry.type)) {
    const sentence = say(key, params);
    if (sentence !== key) return sentence;
  }
  return entry.type;
}

/** The words of a type's sentence itself, in small letters, without what is put into it. */
export function sentenceWords(say: Say, type: string): string[] {
  const sentence = sentenceKeys(type)
    .map((key) => [key, say(key)] as const)
    .find(([key, said]) => key !== said)?.[1];
  return (sentence ?? '')
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
