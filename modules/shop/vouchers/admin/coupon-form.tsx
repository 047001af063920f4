import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { translate, useText } from '@fachwerk/react/texts';
import { Select, TextInput, Title } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { type Coupon, CouponKind, couponApi } from '../contract.ts';
import { whyNotCouponData } from '../rules/coupon.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ConditionFields } from './condition-fields.tsx';
import { atFormFields, CouponValues, couponValues, dataFrom, formPath } from './coupon-values.ts';
import { type ItemName, ItemSelect } from './goods-select.tsx';

/** Of no use to whoever lets boxes alone. */
const OF_GOODS: readonly CouponKind[] = ['delivery', 'item'];

type Props = { coupon: Coupon | null; names: readonly ItemName[] };

/** A coupon, new or there already. */
export function CouponForm({ coupon, names }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(CouponValues, couponValues(coupon));
  const add = useChange(couponApi.add, { isQuiet: true });
  const save = useChange(couponApi.save, { isQuiet: true });
  const onSave = async (values: CouponValues) => {
    const data = dataFrom(values);
    const refusal = whyNotCouponData(data);
    if (refusal)
      throw refusalAt(
        refusal.fields.map((field) => ({ ...field, path: formPath(field.path) })),
        translate,
      );
    if (coupon) {
      await save.mutateAsync({ id: coupon.id, version: coupon.version, coupon: data }).catch(atFormFields);
      return;
    }
    const { id, code } = await add.mutateAsync({ coupon: data }).catch(atFormFields);
    notify(t('coupons.added', { code }));
    // After the form has let go of its guard.
    queueMicrotask(() => navigate(`/admin/coupons/${id}${search}`));
  };
  const { kind } = form.values;
  const sellsGoods = useMay('catalog.read');
  return (
    <Form form={form} onSave={onSave} isNew={!coupon} {...(!coupon && { saveLabel: t('coupons.add') })}>
      <TextInput
        label={t('coupons.field.code')}
        description={t('coupons.field.code.help')}
        {...HELP_BELOW}
        required
        autoComplete="off"
        {...form.field('code')}
      />
      <TextInput
        label={t('coupons.field.name')}
        description={t('coupons.field.name.help')}
        {...HELP_BELOW}
        required
        {...form.field('name')}
      />
      <Select
        {...LIGHT_SELECT}
        label={t('coupons.field.kind')}
        data={CouponKind.options
          .filter((value) => sellsGoods || !OF_GOODS.includes(value) || value === kind)
          .map((value) => ({ value, label: t(`coupons.kind.${value}`) }))}
        {...form.field('kind')}
      />
      {kind === 'amount' && (
        <TextInput
          label={t('coupons.field.amountCents')}
          inputMode="decimal"
          rightSection="€"
          required
          {...form.field('amount')}
        />
      )}
      {kind === 'percent' && (
        <TextInput
          label={t('coupons.field.percent')}
          inputMode="numeric"
          rightSection="%"
          required
          {...form.field('percent')}
        />
      )}
      {kind === 'item' && (
        <ItemSelect
          label={t('coupons.field.itemId')}
          description={t('coupons.field.itemId.help')}
          names={names}
          field={form.field('itemId')}
        />
      )}
      <Title order={3} size="h5">
        {t('coupons.conditions')}
      </Title>
      <ConditionFields form={form} names={names} />
    </Form>
  );
}
