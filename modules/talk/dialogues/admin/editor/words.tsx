import type { Language } from '@fachwerk/base/language';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { Textarea, TextInput } from '@mantine/core';
import { createContext, useContext } from 'react';

/** Which language is being written. */
export const WordsLanguage = createContext<Language>('de');

type Props = {
  readonly form: Pick<ContractForm, 'field'>;
  readonly path: string;
  readonly label: string;
  readonly rows?: number;
  /** In German. */
  readonly isRequired?: boolean;
};

/** A text in the language that is being written; the German one stands in it while it is empty. */
export function Words({ form, path, label, rows, isRequired = false }: Props) {
  const language = useContext(WordsLanguage);
  const german = form.field(`${path}.de`).value as string | undefined;
  const { value, ...field } = form.field(`${path}.${language}`);
  const common = {
    label,
    required: isRequired && language === 'de',
    ...field,
    value: (value as string | undefined) ?? '',
    ...(language !== 'de' && german && { placeholder: german }),
  };
  return rows ? <Textarea rows={rows} {...common} /> : <TextInput {...common} />;
}
