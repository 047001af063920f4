import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { AGES, DURATIONS } from '../../contract-facts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

const FLAGS = ['isTobacco', 'isCbd', 'isPrepaid'] as const;

export function MoreFields({ form }: { form: ItemFormState }) {
  const t = useText(adminDe);
  return (
    <>
      <div className={classes.row}>
        <TextInput label={t('item.field.number')} className={classes.wide ?? ''} {...form.field('number')} />
        <TextInput
          label={t('item.field.ean')}
          inputMode="numeric"
          className={classes.wide ?? ''}
          {...form.field('ean')}
        />
      </div>
      <TextInput
        label={t('item.field.hashtags')}
        description={t('catalog.hashtags.help')}
        {...HELP_BELOW}
        {...form.field('hashtags')}
      />
      <Textarea
        label={t('item.field.links')}
        description={t('catalog.links.help')}
        {...HELP_BELOW}
        rows={2}
        {...form.field('links')}
      />
      <Select
        {...LIGHT_SELECT}
        label={t('item.field.minimumAge')}
        data={AGES.map((age) => ({ value: String(age), label: t(`catalog.age.${age}`) }))}
        className={classes.short ?? ''}
        {...form.field('minimumAge')}
      />
      {FLAGS.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`item.field.${flag}`)}
          description={t('catalog.minimum.help')}
          {...form.check(flag)}
        />
      ))}
      <ServiceFields form={form} />
    </>
  );
}

function ServiceFields({ form }: { form: ItemFormState }) {
  const t = useText(adminDe);
  const words = (minutes: number) => {
    if (minutes === 0) return t('catalog.duration.none');
    if (minutes < 70) return t('catalog.duration.minutes', { minutes });
    return t('catalog.duration.hours', {
      hours: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    });
  };
  return (
    <>
      <Switch label={t('item.field.isService')} description={t('catalog.service.help')} {...form.check('isService')} />
      {form.values.isService && (
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.durationMinutes')}
          data={DURATIONS.map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
          className={classes.short ?? ''}
          {...form.field('durationMinutes')}
        />
      )}
    </>
  );
}
