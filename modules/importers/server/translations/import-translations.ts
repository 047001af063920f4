import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { Ctx, Importer, ImportUndo } from '@fachwerk/server/ctx';
import { LONGEST_TEXT_CHARACTERS, translationApi } from '@fachwerk/translations/contract';
import { editTextConstant, readConstant } from '@fachwerk/translations/facade';
import * as z from 'zod/mini';
import { atField, eachUndone, eachWritten, inputOf, parsedUndo, textOf } from '../records.ts';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['de', 'deutsch', 'german', 'deutschsie'],
  deDu: ['dedu', 'du', 'deutschdu'],
  en: ['en', 'englisch', 'english'],
  it: ['it', 'italienisch', 'italian', 'italiano'],
  ru: ['ru', 'russisch', 'russian'],
};

const fields: readonly ImportField[] = [
  { ...{ name: 'key', kind: 'line', isRequired: true }, headings: ['schluessel', 'key', 'id', 'text'] },
  ...LANGUAGES.map(
    (name): ImportField => ({ ...{ name, kind: 'text', most: LONGEST_TEXT_CHARACTERS }, headings: HEADINGS[name] }),
  ),
];

const Undo = z.object({
  key: z.string(),
  changes: z.array(z.object({ language: z.enum(LANGUAGES), was: z.nullable(z.string()), is: z.nullable(z.string()) })),
});

/** A cell that says what is said already changes nothing, whoever's words those are. */
async function write(ctx: Ctx, record: ImportRecord) {
  const key = textOf(record.key);
  const changes: z.infer<typeof Undo>['changes'] = [];
  for (const language of LANGUAGES) {
    const text = textOf(record[language]);
    const said = (await atField('key', () => readConstant(ctx, key))).texts[language];
    if (text === '' || text === (said.own ?? said.platform)) continue;
    const input = inputOf(translationApi.edit, { item: { key, language, text, was: said.own } });
    const { texts } = await atField(language, () => editTextConstant(ctx, input));
    changes.push({ language, was: said.own, is: texts[language].own });
  }
  return changes.length === 0 ? { did: 'unchanged' as const } : { did: 'changed' as const, undo: { key, changes } };
}

async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { key, changes } = parsedUndo(Undo, given);
  for (const { language, was, is } of changes)
    await editTextConstant(ctx, { item: { key, language, text: was ?? '', was: is } });
}

export const translationImporter: Importer = {
  kind: 'translations',
  capability: 'texts.edit',
  fields,
  keyOf: ({ key }) => textOf(key) || null,
  write: eachWritten(write),
  undo: eachUndone(undo),
};
