import { HOUSE_ZONE } from '@fachwerk/base/time';
import { HoursEditor } from '@fachwerk/opening-hours/parts';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { SLOT_MINUTES } from '../../contract.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../../contract-way.ts';
import { hasTimes } from '../../rules/way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import type { ShopFormState } from './shop-values.ts';

type Props = { form: ShopFormState };

export function TimeFields({ form }: Props) {
  const t = useText(adminDe);
  const offered = DELIVERY_TYPES.filter((type) => form.values.ways[type].isOffered);
  return (
    <div>
      <Stack gap="md" className={classes.part ?? ''}>
        <Title order={2} className={classes.head ?? ''}>
          {t('shop.hours')}
        </Title>
        <HoursEditor
          value={form.values.hours}
          onChange={(next) => form.set('hours', next)}
          timeZone={HOUSE_ZONE}
          idOf={(path) => form.idOf(path.replace('openingHours', 'hours'))}
        />
      </Stack>
      <Wishes form={form} />
      {offered.map((type) => (
        <WayTimes key={type} form={form} type={type} />
      ))}
    </div>
  );
}

/** As soon as possible, or when one likes; and how far ahead. */
function Wishes({ form }: Props) {
  const t = useText(adminDe);
  const { slotMinutes, mayChooseTime } = form.values;
  return (
    <Stack gap="sm" className={classes.part ?? ''}>
      <Title order={2} className={classes.head ?? ''}>
        {t('shop.wishes')}
      </Title>
      <Switch label={t('shop.field.mayOrderAsap')} {...form.check('mayOrderAsap')} />
      <Switch label={t('shop.field.mayChooseTime')} {...form.check('mayChooseTime')} />
      <div className={classes.row}>
        <Select
          label={t('shop.field.slotMinutes')}
          data={SLOT_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t('shop.minutes', { count: minutes }),
          }))}
          allowDeselect={false}
          className={classes.short ?? ''}
          {...form.field('slotMinutes')}
          value={String(slotMinutes)}
          onChange={(chosen) => form.set('slotMinutes', Number(chosen) as typeof slotMinutes)}
        />
        {mayChooseTime && (
          <NumberInput
            label={t('shop.field.daysAhead')}
            description={t('shop.field.daysAhead.help')}
            {...HELP_BELOW}
            min={0}
            max={30}
            allowDecimal={false}
            className={classes.wide ?? ''}
            {...form.field('daysAhead')}
          />
        )}
      </div>
    </Stack>
  );
}

function WayTimes({ form, type }: Props & { type: DeliveryType }) {
  const t = useText(adminDe);
  const { ways, hours } = form.values;
  const way = ways[type];
  const put = (own: typeof way.hours) => form.set('ways', { ...ways, [type]: { ...way, hours: own } });
  const { value, onChange, ...capacity } = form.field(`ways.${type}.slotCapacity`);
  return (
    <Stack gap="sm" className={classes.part ?? ''}>
      <Title order={2} className={classes.head ?? ''}>
        {t(`shop.type.${type}`)}
      </Title>
      {hasTimes(type) && (
        <NumberInput
          label={t('shop.field.slotCapacity')}
          description={t('shop.field.slotCapacity.help')}
          {...HELP_BELOW}
          min={1}
          max={1000}
          allowDecimal={false}
          className={classes.wide ?? ''}
          {...capacity}
          value={value ?? ''}
          onChange={(next) => onChange(next === '' ? null : next)}
        />
      )}
      <Switch
        label={t('shop.own_hours')}
        description={way.hours ? undefined : t('shop.own_hours.none')}
        checked={way.hours !== null}
        onChange={({ currentTarget }) => put(currentTarget.checked ? hours : null)}
      />
      {way.hours && (
        <HoursEditor
          value={way.hours}
          onChange={put}
          timeZone={HOUSE_ZONE}
          idOf={(path) => form.idOf(path.replace('openingHours', `ways.${type}.hours`))}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('shop.last_order', { count: Number(way.preparationMinutes) || 0 })}
      </Text>
    </Stack>
  );
}
