import { formatDay } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { ErrorSummary } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { StepHead } from '@fachwerk/react/step-head';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { LegalPreview } from '@fachwerk/sites/parts';
import { startOfDay } from '@fachwerk/sites/rules/legal-versions';
import { Alert, Anchor, Button, Group, List, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { legalTextApi, type MadeParagraph, type MadeText } from '../contract.ts';
import { whyNotTakeOver } from '../rules/document.ts';
import { DOCUMENTS } from '../rules/documents.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { StepProps } from './maker-steps.ts';

const Values = z.object({ validOn: z.union([z.literal(''), z.iso.date('field.date')]) });
type Values = z.infer<typeof Values>;

/** The text as visitors will read it, what changed since the last one, and the way onto the site. */
export function ReviewStep({ made, at, of, onBack }: StepProps) {
  const t = useText(adminDe);
  const [language, setLanguage] = useState<'de' | 'en'>('de');
  const form = useContractForm(Values, { validOn: '' });
  const takeOver = useChange(legalTextApi.takeOver, { isQuiet: true });
  const { kind, newest } = made;
  const refusal = whyNotTakeOver(DOCUMENTS[kind], made, made.missing);
  const onSave = async ({ validOn }: Values) => {
    const validFrom = startOfDay(validOn);
    const { state, version } = await takeOver.mutateAsync({ kind, newest, ...(validFrom && { validFrom }) });
    notify(t(state === 'planned' ? 'legal_texts.taken_over.later' : 'legal_texts.taken_over', { version }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!refusal) await form.submit(onSave);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      <Stack gap="md">
        <StepHead at={at} of={of} title={t('legal_texts.review')}>
          {t('legal_texts.review.about')}
        </StepHead>
        <Standing made={made} />
        <Group justify="space-between" gap="sm">
          <SegmentedControl
            aria-label={t('legal_texts.language')}
            value={language}
            onChange={(next) => setLanguage(next as 'de' | 'en')}
            data={[
              { value: 'de', label: t('language.de') },
              { value: 'en', label: t('language.en') },
            ]}
          />
          <Anchor component={Link} to={`/admin/website/legal/${kind}`}>
            {t('legal_texts.by_hand')}
          </Anchor>
        </Group>
        <LegalPreview text={made.text[language]} />
        <Text size="sm" c="dimmed">
          {t('legal_texts.other_languages')}
        </Text>
        <Sources paragraphs={made.paragraphs} />
        <DateField
          label={t('legal_texts.valid_on')}
          description={t('legal_texts.valid_on.help')}
          {...HELP_BELOW}
          maw={260}
          {...form.field('validOn')}
        />
        {refusal && (
          <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
            {t(refusal)}
          </Alert>
        )}
      </Stack>
      <Group justify="space-between" gap="sm" mt="md">
        <Button variant="default" onClick={onBack}>
          {t('legal_texts.back')}
        </Button>
        <Button type="submit" loading={form.state === 'saving'} disabled={refusal !== null}>
          {t('legal_texts.take_over')}
        </Button>
      </Group>
    </form>
  );
}

/** Whether what stands on the site is still what follows from the facts. */
function Standing({ made: { madeOn, changes } }: { made: MadeText }) {
  const t = useText(adminDe);
  const locale = LOCALES[useLanguage()];
  if (!madeOn) return null;
  const day = formatDay(madeOn, locale);
  if (changes.length === 0) {
    return (
      <Alert color="ok" icon={<IconCircleCheck stroke={1.5} />}>
        {t('legal_texts.current', { day })}
      </Alert>
    );
  }
  const keyed = changes.map((change, at) => ({ ...change, key: String(at) }));
  return (
    <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('legal_texts.outdated', { day })}>
      <List size="sm">
        {keyed.map(({ key, change, excerpt }) => (
          <List.Item key={key}>{t(`legal_texts.change.${change}`, { excerpt })}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Which law asks for which paragraph. */
function Sources({ paragraphs }: { paragraphs: readonly MadeParagraph[] }) {
  const t = useText(adminDe);
  const locale = LOCALES[useLanguage()];
  return (
    <details>
      <summary>{t('legal_texts.sources')}</summary>
      <List size="sm" mt="xs">
        {paragraphs.map(({ name, excerpt, source, checkedOn }) => (
          <List.Item key={name}>
            {excerpt}: {t('legal_texts.checked', { source, day: formatDay(checkedOn, locale) })}
          </List.Item>
        ))}
      </List>
    </details>
  );
}
