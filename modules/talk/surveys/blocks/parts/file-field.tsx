import { useCall } from '@fachwerk/site/call';
import { FieldError, useField } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import { type ChangeEvent, useState } from 'react';
import { FILE_MOST_BYTES, surveySiteApi } from '../../contract-site.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './survey-form.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

type Props = { readonly slug: string; readonly name: string; readonly label: string; readonly help: string };

/** Uploaded at once, sent with the answers. Without JavaScript there is no way to send one. */
export function FileField({ slug, name, label, help }: Props) {
  const t = useText(siteDe);
  const call = useCall();
  const { typed, error, id } = useField(name, name, '', { words: label, isNeeded: false });
  const [file, setFile] = useState({ id: typed, name: '' });
  const [refusal, setRefusal] = useState('');
  const attach = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    if (chosen.size > FILE_MOST_BYTES) return setRefusal(t('survey.file_too_large'));
    setRefusal('');
    const given = { slug, name: chosen.name.replace(/\p{Cc}/gu, '').slice(0, 120), file: chosen };
    await call(surveySiteApi.attach, given).then(setFile, (problem: unknown) =>
      setRefusal(problem instanceof Error ? problem.message : String(problem)),
    );
  };
  return (
    <div className={css.question}>
      <label className={css.legend} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={TYPES}
        onChange={(event) => void attach(event)}
        aria-describedby={`${id}-error`}
      />
      <input type="hidden" name={name} value={file.id} />
      <p className={css.quiet} role="status">
        {file.id ? t('survey.file_there', { name: file.name }) : help || t('survey.file_types')}
      </p>
      <FieldError id={`${id}-error`} error={refusal || error} />
    </div>
  );
}
