import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { Form } from '@fachwerk/react/form';
import { useText } from '@fachwerk/react/texts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { TextConstant, TextVersion } from '../contract.ts';
import { originalIn } from '../rules/constants.ts';
import { placeholdersIn } from '../rules/override.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DraftButton } from './draft-button.tsx';
import { languageHash } from './text-path.ts';
import classes from './texts.module.css';
import { useWordingForm, type WordingFields } from './use-wording-form.ts';
import { WordingHistory } from './wording-history.tsx';

type Props = { constant: TextConstant; versions: readonly TextVersion[]; canDraft: boolean };

/** What the company says in each language in the place of the platform's words; the field of the language one came for has the focus. */
export function WordingForm({ constant, versions, canDraft }: Props) {
  const t = useText(adminDe);
  const fields = useWordingForm(constant);
  const { form } = fields;
  const { hash } = useLocation();
  const wanted = LANGUAGES.find((language) => languageHash(language) === hash) ?? 'de';
  const id = form.idOf(wanted);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Stack gap="lg" pb="lg">
      <Form form={form} onSave={fields.save} saveLabel={t('texts.save')}>
        {LANGUAGES.map((language) => (
          <WordingField key={language} constant={constant} language={language} fields={fields} canDraft={canDraft} />
        ))}
      </Form>
      <WordingHistory versions={versions} onTake={fields.take} />
    </Stack>
  );
}

const LINE_CHARACTERS = 80;
/** As many as the words usually take. */
const rowsFor = (text: string) => Math.min(12, Math.max(2, Math.ceil(text.length / LINE_CHARACTERS) + 1));

type FieldProps = { constant: TextConstant; language: Language; fields: WordingFields; canDraft: boolean };

/** A form of a plural that the language does not have has no field. */
function WordingField({ constant, language, fields: { form, take, refusalOf }, canDraft }: FieldProps) {
  const t = useText(adminDe);
  const original = originalIn(constant, language);
  if (!original) return null;
  const { platform } = constant.texts[language];
  const field = form.field(language);
  const typed = form.values[language].trim();
  const isPlatforms = typed === (platform ?? '');
  const placeholders = placeholdersIn(original.text).filter((each) => each.startsWith('{'));
  return (
    <div>
      <Textarea
        label={t(`language.${language}`)}
        description={
          <span className={classes.stack}>
            <span>
              {platform === null
                ? t('texts.platform.none', { text: original.text })
                : t('texts.platform.says', { text: platform })}
            </span>
            {placeholders.length > 0 && (
              <span>{t('texts.placeholders', { placeholders: placeholders.join(', ') })}</span>
            )}
          </span>
        }
        rows={rowsFor(original.text)}
        {...field}
        error={field.error ?? refusalOf(language, typed)?.sentence}
      />
      {!isPlatforms && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => take(language, platform ?? '')}>
          {t('texts.restore', { language: t(`language.${language}`) })}
        </Button>
      )}
      {canDraft && language !== 'de' && (
        <DraftButton textKey={constant.id} language={language} onDraft={(text) => take(language, text)} />
      )}
    </div>
  );
}
