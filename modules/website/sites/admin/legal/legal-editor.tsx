import type { Language } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Group, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { SiteSettings } from '../../contract.ts';
import { type LegalStory, LegalWords, legalApi } from '../../contract-legal.ts';
import { startOfDay, whyNotPublish } from '../../rules/legal-versions.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LegalPreview } from '../parts.tsx';
import { allLanguages, writtenOnly } from '../settings/site-values.ts';
import shared from '../website.module.css';
import classes from './legal.module.css';
import { LegalLanguages } from './legal-languages.tsx';
import { useLegalParty } from './use-legal-party.ts';

/** `newest` is the version that was read, to detect concurrent publishing. */
const Values = z.object({
  text: LegalWords,
  validOn: z.union([z.literal(''), z.iso.date('field.date')]),
  newest: z.int(),
});
type Values = z.infer<typeof Values>;

type Props = { legal: LegalStory; site: SiteSettings };

/** Edits a copy of the newest version and publishes it as the next one; existing versions never change. */
export function LegalEditor({ legal, site }: Props) {
  const t = useText(adminDe);
  const { whose } = useLegalParty();
  const [language, setLanguage] = useState<Language>(site.defaultLanguage);
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const initial = { text: allLanguages(legal.text), validOn: '', newest: legal.newest };
  const form = useContractForm(Values, initial);
  const publish = useChange(legalApi.publish, { isQuiet: true });
  const onSave = async (values: Values) => {
    const draft = draftOf(values);
    const refusal = whyNotPublish(draft, site.defaultLanguage, new Date());
    if (refusal) throw new CallProblem(422, { code: refusal, error: t(refusal), requestId: '' });
    const { validFrom, ...rest } = draft;
    const made = await publish.mutateAsync({ ...whose, kind: legal.kind, ...rest, ...(validFrom && { validFrom }) });
    const key = made.state === 'planned' ? 'sites.legal.published.later' : 'sites.legal.published';
    notify(t(key, { version: made.version }));
  };
  const isUntouchedTemplate = legal.isTemplate && form.state !== 'changed';
  return (
    <Form
      form={form}
      onSave={onSave}
      isNew={legal.isTemplate}
      saveLabel={isUntouchedTemplate ? t('sites.legal.take_over') : t('sites.legal.publish')}
    >
      <Group justify="space-between" gap="sm">
        <LegalLanguages languages={site.languages} text={form.values.text} value={language} onChange={setLanguage} />
        <SegmentedControl
          aria-label={t('sites.legal.mode')}
          value={mode}
          onChange={(next) => setMode(next as 'edit' | 'preview')}
          data={[
            { value: 'edit', label: t('sites.legal.edit') },
            { value: 'preview', label: t('sites.legal.preview') },
          ]}
        />
      </Group>
      {mode === 'edit' ? (
        <Textarea
          key={language}
          className={classes.text ?? ''}
          label={`${t('sites.legal.text')} (${t(`language.${language}`)})`}
          description={t('sites.legal.text.help')}
          {...HELP_BELOW}
          rows={20}
          {...form.field(`text.${language}`)}
        />
      ) : (
        <LegalPreview text={form.values.text[language] ?? ''} />
      )}
      <DateField
        className={shared.short ?? ''}
        label={t('sites.legal.validOn')}
        description={t('sites.legal.validOn.help')}
        {...HELP_BELOW}
        {...form.field('validOn')}
      />
    </Form>
  );
}

function draftOf({ text, validOn, newest }: Values) {
  return { text: writtenOnly(text), newest, validFrom: startOfDay(validOn) ?? undefined };
}
