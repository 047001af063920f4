import { translate, useEveryText, useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import type { LogEntry } from '../../contract.ts';
import { sentenceKeys, sentenceParams, withoutParams } from '../../rules/sentence.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** A text that may be missing: other modules word their own entries and fields. */
function worded(key: string, params: Record<string, string | number> = {}): string | null {
  const said = translate(key, params);
  return said === key ? null : said;
}

/** `door.opened_by_hand` where nobody has a sentence for it: readable at least. */
const readable = (type: string) => type.replace(/[._]/g, ' ');

export type LogWords = ReturnType<typeof useLogLabels>;

/** What an entry says, in the words of the module it comes from. */
export function useLogLabels() {
  useEveryText();
  const t = useText(adminDe);
  return useMemo(
    () => ({
      sentence: (entry: LogEntry) => {
        const params = sentenceParams(entry);
        const [happened, changed] = sentenceKeys(entry.type).map((key) => worded(key, params));
        return happened ?? changed ?? readable(entry.type);
      },
      /** The name of a type, without what only a single entry knows. */
      type: (type: string) => {
        const [happened, changed] = sentenceKeys(type).map((key) => worded(key));
        return withoutParams(happened ?? changed ?? '') || readable(type);
      },
      /** Fields are worded by the module whose record it is. */
      field: (field: string, subjectKind: unknown) =>
        worded(`${subjectKind}.field.${field}`) ??
        worded(`${subjectKind}s.field.${field}`) ??
        worded(`logs.field.${field}`) ??
        field,
      /** A value out of a few is worded like its field. */
      value: (value: unknown, field = ''): string => {
        const known = field && typeof value === 'string' ? worded(`logs.value.${field}.${value}`) : null;
        if (known) return known;
        if (value === null || value === undefined || value === '') return t('kit.none');
        if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
        if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
          return value.join(', ') || t('kit.none');
        return typeof value === 'object' ? JSON.stringify(value) : String(value);
      },
    }),
    [t],
  );
}
