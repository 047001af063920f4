import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { BelowMinimum, DELIVERY_TYPES, type DeliveryType } from '../../contract-way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import { CentsField } from './cents-field.tsx';
import type { ShopFormState } from './shop-values.ts';

const PERCENTS = [3, 5, 8, 10, 12, 15, 20, 25];

/** What an order costs beside its goods, and what a customer may add. */
export function ChargeFields({ form }: { form: ShopFormState }) {
  const t = useText(adminDe);
  const offered = DELIVERY_TYPES.filter((type) => form.values.ways[type].isOffered);
  const { tips } = form.values;
  return (
    <div>
      {offered.length === 0 && (
        <Text c="dimmed" className={classes.part ?? ''}>
          {t('shop.nothing_offered')}
        </Text>
      )}
      {offered.map((type) => (
        <WayCharges key={type} form={form} type={type} />
      ))}
      <Stack gap="sm" className={classes.part ?? ''}>
        <Title order={2} className={classes.head ?? ''}>
          {t('shop.tips')}
        </Title>
        <Switch label={t('shop.field.tips.isOffered')} {...form.check('tips.isOffered')} />
        {tips.isOffered && (
          <>
            <MultiSelect
              label={t('shop.field.tips.percents')}
              data={PERCENTS.map(String)}
              maxValues={4}
              className={classes.wide ?? ''}
              {...form.field('tips.percents')}
              value={tips.percents.map(String)}
              onChange={(chosen) =>
                form.set('tips', { ...tips, percents: chosen.map(Number).sort((one, other) => one - other) })
              }
            />
            <Switch label={t('shop.field.tips.mayRoundUp')} {...form.check('tips.mayRoundUp')} />
          </>
        )}
      </Stack>
    </div>
  );
}

function WayCharges({ form, type }: { form: ShopFormState; type: DeliveryType }) {
  const t = useText(adminDe);
  const at = (name: string) => `ways.${type}.${name}`;
  const { minimumCents } = form.values.ways[type];
  return (
    <Stack gap="sm" className={classes.part ?? ''}>
      <Title order={2} className={classes.head ?? ''}>
        {t(`shop.type.${type}`)}
      </Title>
      <div className={classes.row}>
        <CentsField
          form={form}
          path={at('minimumCents')}
          label={t('shop.field.minimumCents')}
          description={type === 'delivery' ? t('shop.field.minimumCents.area') : undefined}
          {...HELP_BELOW}
          className={classes.short ?? ''}
        />
        {minimumCents !== 0 && (
          <Select
            label={t('shop.field.belowMinimum')}
            data={BelowMinimum.options.map((value) => ({ value, label: t(`shop.below.${value}`) }))}
            allowDeselect={false}
            className={classes.wide ?? ''}
            {...form.field(at('belowMinimum'))}
          />
        )}
      </div>
      <div className={classes.row}>
        <CentsField
          form={form}
          path={at('handlingCents')}
          label={t('shop.field.handlingCents')}
          className={classes.short ?? ''}
        />
      </div>
    </Stack>
  );
}
