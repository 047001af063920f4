import { dayOf } from '@fachwerk/base/time';
import { askKey, useChange } from '@fachwerk/react/call';
import { CallProblem, isProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { HOUSE_ZONE, useNow } from '@fachwerk/react/time';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { BoxSize, PriceGroup } from '../../contract.ts';
import { pricingApi } from '../../contract.ts';
import { whyNotPriceGroup } from '../../rules/price-group.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RemoveGroup } from './price-group-remove.tsx';
import { groupDataFrom, newSize, PriceGroupValues, priceGroupValues } from './price-group-values.ts';
import { atPrices } from './price-paths.ts';
import { PriceStages } from './price-stages.tsx';

type Props = { group: PriceGroup | null; sizes: readonly BoxSize[] };

/** A price group, new or there already. */
export function PriceGroupForm({ group, sizes }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const today = dayOf(useNow(), HOUSE_ZONE).toString();
  const codes = sizes.map(({ code }) => code);
  const initial: PriceGroupValues = group
    ? priceGroupValues(group, codes)
    : { name: '', stages: [{ validOn: today, since: null, sizes: codes.map(newSize) }] };
  const form = useContractForm(PriceGroupValues, initial);
  const client = useQueryClient();
  const save = useChange(pricingApi.savePriceGroup, { isQuiet: true });

  // What stands in the way is looked up at once: after discarding one sees the newer state.
  const refused = async (error: unknown): Promise<never> => {
    await client.invalidateQueries({ queryKey: askKey(pricingApi.priceGroups) });
    if (!isProblem(error, 'price_group.name_taken')) throw error;
    throw new CallProblem(error.status, {
      code: error.code,
      error: error.message,
      fields: [{ path: 'name', code: error.code, error: error.message }],
    });
  };
  const onSave = async (values: PriceGroupValues) => {
    const priceGroup = groupDataFrom(values, group);
    const refusal = whyNotPriceGroup(priceGroup, codes);
    if (refusal) throw refusalAt(atPrices(refusal.fields, values.stages), translate);
    const { id } = await save.mutateAsync({ priceGroup }).catch(refused);
    if (group) return;
    notify(t('price_groups.added', { name: values.name }));
    // After the form has let go of its guard.
    queueMicrotask(() => navigate(`/admin/price-groups/${id}${search}`));
  };
  return (
    <Form
      form={form}
      onSave={onSave}
      isNew={!group}
      {...(!group && { saveLabel: t('price_groups.add') })}
      aside={group && <RemoveGroup group={group} />}
    >
      <TextInput label={t('price_group.field.name')} required {...form.field('name')} />
      <Text size="sm" c="dimmed">
        {t('price_groups.about')}
      </Text>
      <PriceStages form={form} sizes={sizes} today={today} />
    </Form>
  );
}
