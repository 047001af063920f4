import { PAUSE_CHOICES } from '@fachwerk/pricing/rules/duration';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import type { LocationValues } from './location-values.ts';
import { DurationSelect } from './price-fields.tsx';

type Props = { form: ContractForm<LocationValues, LocationValues>; networkReviewLink: string };

export function OperationFields({ form, networkReviewLink }: Props) {
  const t = useText(adminDe);
  return (
    <>
      <TextInput
        label={t('location.field.operatorEmail')}
        description={t('locations.operator_email.help')}
        {...HELP_BELOW}
        type="email"
        inputMode="email"
        {...form.field('operatorEmail')}
      />
      <DurationSelect form={form} name="checkMinutes" choices={PAUSE_CHOICES} />
      <TextInput
        label={t('location.field.reviewLink')}
        description={networkReviewLink ? t('locations.review_link.help') : t('locations.review_link.help_without')}
        {...HELP_BELOW}
        inputMode="url"
        placeholder={networkReviewLink || t('review_link.example')}
        {...form.field('reviewLink')}
      />
    </>
  );
}
