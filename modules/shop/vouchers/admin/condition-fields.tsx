import { WEEKDAYS } from '@fachwerk/base/time';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { useAsk } from '@fachwerk/react/call';
import { DateField } from '@fachwerk/react/date-field';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { DELIVERY_TYPES } from '@fachwerk/shop/contract-way';
import { Chip, Group, Input, MultiSelect, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { adminDe } from '../texts/admin.de.ts';
import type { CouponFormState } from './coupon-values.ts';
import { type ItemName, ItemsSelect } from './goods-select.tsx';

type Props = { form: CouponFormState; names: readonly ItemName[] };

/** When, where, on what and how often. */
export function ConditionFields({ form, names }: Props) {
  const t = useText(adminDe);
  const sellsGoods = useMay('catalog.read');
  const categories = useAsk(categoryApi.list, {}, { isEnabled: sellsGoods }).data?.categories ?? [];
  const isOnGoods = sellsGoods && (form.values.kind === 'amount' || form.values.kind === 'percent');
  return (
    <>
      <TextInput
        label={t('coupons.field.minimumCents')}
        description={t(sellsGoods ? 'coupons.field.minimumCents.help' : 'coupons.field.minimumCents.help_boxes')}
        {...HELP_BELOW}
        inputMode="decimal"
        rightSection="€"
        {...form.field('minimum')}
      />
      {sellsGoods && (
        <Chips
          label={t('coupons.field.types')}
          help={t('coupons.field.types.help')}
          options={DELIVERY_TYPES.map((value) => ({ value, label: t(`coupons.type.${value}`) }))}
          value={form.values.types}
          onChange={(types) => form.set('types', types)}
        />
      )}
      {isOnGoods && (
        <>
          <MultiSelect
            label={t('coupons.field.categoryIds')}
            searchable
            data={categories
              .filter(({ id, isArchived }) => !isArchived || form.values.categoryIds.includes(id))
              .map(({ id, name }) => ({ value: id, label: name.de }))}
            {...form.field('categoryIds')}
          />
          <ItemsSelect
            label={t('coupons.field.itemIds')}
            description={t('coupons.field.goods.help')}
            names={names}
            field={form.field('itemIds')}
          />
        </>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={t('coupons.field.fromOn')} {...form.field('fromOn')} />
        <DateField
          label={t('coupons.field.untilOn')}
          description={t('coupons.field.period.help')}
          {...HELP_BELOW}
          {...form.field('untilOn')}
        />
      </SimpleGrid>
      <Chips
        label={t('coupons.field.weekdays')}
        help={t('coupons.field.weekdays.help')}
        options={WEEKDAYS.map((value) => ({ value, label: t(`vouchers.day.${value}`) }))}
        value={form.values.weekdays}
        onChange={(weekdays) => form.set('weekdays', weekdays)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['mostUses', 'mostPerCustomer'] as const).map((path) => (
          <TextInput
            key={path}
            label={t(`coupons.field.${path}`)}
            description={t('coupons.field.mostUses.help')}
            {...HELP_BELOW}
            inputMode="numeric"
            {...form.field(path)}
          />
        ))}
      </SimpleGrid>
      <Switch label={t('coupons.field.isFirstOrder')} {...form.check('isFirstOrder')} />
    </>
  );
}

type ChipsProps<Value extends string> = {
  label: string;
  help: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

function Chips<Value extends string>({ label, help, options, value, onChange }: ChipsProps<Value>) {
  const set = (chosen: readonly string[]) =>
    onChange(options.map((option) => option.value).filter((each) => chosen.includes(each)));
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} {...HELP_BELOW}>
      <Chip.Group multiple value={[...value]} onChange={set}>
        <Group gap={6}>
          {options.map((option) => (
            <Chip key={option.value} value={option.value} size="sm">
              {option.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
