import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { paragraph } from '@fachwerk/base/schema';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { atFields, fieldRefusal } from '@fachwerk/react/field-refusal';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { LONGEST_TEXT_CHARACTERS, type TextConstant, translationApi } from '../contract.ts';
import { originalIn } from '../rules/constants.ts';
import { longestFor, whyNotOverride } from '../rules/override.ts';
import { adminDe } from '../texts/admin.de.ts';

export type WordingFields = ReturnType<typeof useWordingForm>;

/** One field for each language. The server's own rule says what is wrong while somebody types; what was changed is sent. */
export function useWordingForm(constant: TextConstant) {
  const t = useText(adminDe);
  const { id: key, texts } = constant;
  const initial = byLanguage((language) => texts[language].own ?? texts[language].platform ?? '');
  const form = useContractForm(schemaOf(constant), initial);
  const edit = useChange(translationApi.edit, { isQuiet: true });
  // What was read before the typing began: a colleague's wording is not lost unseen.
  const read = useRef({ initial, texts });
  if (form.state === 'untouched' || form.state === 'saved') read.current = { initial, texts };

  const refusalOf = (language: Language, text: string) => {
    if (text === '' || text === texts[language].platform) return null;
    const refusal = whyNotOverride(key, originalIn(constant, language)?.text, text);
    return refusal && { code: refusal.code, sentence: t(refusal.code, refusal.params as Record<string, string>) };
  };

  const save = async (values: Readonly<Record<Language, string>>) => {
    const changed = LANGUAGES.filter((language) => values[language] !== read.current.initial[language]);
    for (const language of changed) {
      const refusal = refusalOf(language, values[language]);
      if (refusal) throw fieldRefusal(language, refusal.code, refusal.sentence);
    }
    for (const language of changed) {
      const was = read.current.texts[language].own;
      const item = { key, language, text: values[language], was };
      await edit.mutateAsync({ item }).catch(atFields({ 'text.changed_meanwhile': language }));
    }
    notify(t('texts.saved'));
  };
  return { form, save, refusalOf, take: (language: Language, text: string) => form.set(language, text) };
}

function schemaOf(constant: TextConstant) {
  const field = (language: Language) => {
    const original = originalIn(constant, language);
    return paragraph(original ? longestFor(original.text) : LONGEST_TEXT_CHARACTERS);
  };
  return z.object(byLanguage(field));
}

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}
