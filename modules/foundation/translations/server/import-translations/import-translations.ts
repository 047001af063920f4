import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { Problem } from '@fachwerk/base/problem';
import type { KindImporter } from '@fachwerk/imports/facade';
import {
  atField,
  countIndependent,
  independentRows,
  inputOf,
  orProblem,
  parsedUndo,
  textOf,
} from '@fachwerk/imports/facade';
import type { Ctx, ImportOutcome, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { LONGEST_TEXT_CHARACTERS, type TextConstant, translationApi } from '../../contract.ts';
import { ownWords } from '../edit-text-constant.ts';
import { readConstants } from '../read-constant.ts';
import { checkWording, setOverrides, type Wording } from '../set-override.ts';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  de: ['de', 'deutsch', 'german', 'deutschsie'],
  deDu: ['dedu', 'du', 'deutschdu'],
  en: ['en', 'englisch', 'english'],
  it: ['it', 'italienisch', 'italian', 'italiano'],
  ru: ['ru', 'russisch', 'russian'],
};

const fields: readonly ImportField[] = [
  { name: 'key', kind: 'line', isRequired: true, headings: ['schluessel', 'key', 'id', 'text'] },
  ...LANGUAGES.map(
    (name): ImportField => ({ name, kind: 'text', most: LONGEST_TEXT_CHARACTERS, headings: HEADINGS[name] }),
  ),
];

const Undo = z.object({
  key: z.string(),
  changes: z.array(z.object({ language: z.enum(LANGUAGES), was: z.nullable(z.string()), is: z.nullable(z.string()) })),
});

type Plan = { readonly key: string; readonly wordings: readonly (Wording & { readonly was: string | null })[] };

/** A cell that says what is said already changes nothing, whoever's words those are. */
async function plansFor(ctx: Ctx, records: readonly ImportRecord[]): Promise<(Plan | Problem)[]> {
  const constants = await readConstants(
    ctx,
    records.map(({ key }) => textOf(key)),
  );
  const plans: (Plan | Problem)[] = [];
  for (const [at, record] of records.entries()) plans.push(await orProblem(() => planned(ctx, record, constants[at]!)));
  return plans;
}

async function planned(ctx: Ctx, record: ImportRecord, constant: TextConstant | Problem): Promise<Plan> {
  const key = textOf(record.key);
  if (constant instanceof Problem) return atField('key', () => Promise.reject(constant));
  const wordings: Plan['wordings'][number][] = [];
  for (const language of LANGUAGES) {
    const text = textOf(record[language]);
    const said = constant.texts[language];
    if (text === '' || text === (said.own ?? said.platform)) continue;
    const { item } = inputOf(translationApi.edit, { item: { key, language, text, was: said.own } });
    const wording = { key, language, text: ownWords(ctx, item), was: said.own };
    await atField(language, async () => checkWording(ctx, wording));
    wordings.push(wording);
  }
  return { key, wordings };
}

async function write(ctx: Ctx, records: readonly ImportRecord[]): Promise<(ImportOutcome | Problem)[]> {
  const plans = await plansFor(ctx, records);
  await setOverrides(
    ctx,
    plans.flatMap((plan) => (plan instanceof Problem ? [] : plan.wordings)),
  );
  return plans.map((plan) => {
    if (plan instanceof Problem) return plan;
    const { key, wordings } = plan;
    const changes = wordings.map(({ language, was, text }) => ({ language, was, is: text }));
    return changes.length === 0 ? { did: 'unchanged' } : { did: 'changed', undo: { key, changes } };
  });
}

async function undo(ctx: Ctx, undos: readonly ImportUndo[]): Promise<null[]> {
  const wordings = undos.flatMap((given) => {
    const { key, changes } = parsedUndo(Undo, given);
    return changes.map(({ language, was, is }) => ({ key, language, text: was, was: is }));
  });
  await setOverrides(ctx, wordings);
  return undos.map(() => null);
}

const keyOf = ({ key }: ImportRecord) => textOf(key) || null;

export const translationImporter: KindImporter = {
  kind: 'translations',
  capability: 'texts.edit',
  fields,
  keyOf,
  foresee: async (ctx, records) =>
    countIndependent(records, keyOf) < records.length
      ? null
      : (await plansFor(ctx, records)).map((plan) => {
          if (plan instanceof Problem) return plan;
          return { did: plan.wordings.length > 0 ? 'changed' : 'unchanged' };
        }),
  write: independentRows(keyOf, write),
  undo,
};
