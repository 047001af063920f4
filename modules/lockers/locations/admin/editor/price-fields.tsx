import { pricingApi } from '@fachwerk/pricing/contract';
import { GroupPreview, useDurationLabels } from '@fachwerk/pricing/parts';
import { DURATION_CHOICES, withPresent } from '@fachwerk/pricing/rules/duration';
import { useAsk } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Alert, Anchor, Checkbox, Input, Select, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../place/place-fields.module.css';
import { LIGHT_SELECT } from './light-select.ts';
import type { LocationValues } from './location-values.ts';

type Props = { form: ContractForm<LocationValues, LocationValues> };

export function PriceFields({ form }: Props) {
  const t = useText(adminDe);
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  const { priceGroupId } = form.values;
  const group = groups.find(({ id }) => id === priceGroupId);
  return (
    <>
      <Select
        {...LIGHT_SELECT}
        label={t('location.field.priceGroupId')}
        placeholder={t('locations.price_group.none')}
        searchable
        data={groups.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        className={classes.short ?? ''}
        {...form.field('priceGroupId')}
      />
      {group ? (
        <div>
          <GroupPreview prices={group.prices} />
          <Anchor component={Link} to={`/admin/price-groups/${group.id}`} size="sm">
            {t('locations.price_group.open', { name: group.name })}
          </Anchor>
        </div>
      ) : (
        <Alert color="info" icon={<IconInfoCircle stroke={1.5} />}>
          {t('locations.price_group.missing')}
        </Alert>
      )}
      <Input.Wrapper
        id={form.idOf('isShortTerm')}
        label={t('locations.terms')}
        labelElement="div"
        error={form.errors.isShortTerm}
      >
        <Stack gap="xs" mt={4}>
          <Checkbox
            label={t('location.field.isShortTerm')}
            description={t('locations.short_term.about')}
            {...form.check('isShortTerm')}
            error={undefined}
          />
          <Checkbox
            label={t('location.field.isLongTerm')}
            description={t('locations.long_term.about')}
            {...form.check('isLongTerm')}
          />
        </Stack>
      </Input.Wrapper>
      <DurationSelect form={form} name="maxDurationMinutes" choices={DURATION_CHOICES} />
    </>
  );
}

type DurationProps = Props & {
  name: 'maxDurationMinutes' | 'checkMinutes';
  choices: readonly number[];
};

export function DurationSelect({ form, name, choices }: DurationProps) {
  const t = useText(adminDe);
  const words = useDurationLabels();
  const present = form.values[name];
  const { value: _, onChange: __, defaultValue: ___, ...field } = form.field(name);
  return (
    <Select
      {...LIGHT_SELECT}
      label={t(`location.field.${name}`)}
      description={t(`locations.${name}.help`)}
      {...HELP_BELOW}
      data={withPresent(choices, present).map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
      allowDeselect={false}
      className={classes.short ?? ''}
      {...field}
      value={String(present)}
      onChange={(next) => form.set(name, Number(next ?? present))}
    />
  );
}
