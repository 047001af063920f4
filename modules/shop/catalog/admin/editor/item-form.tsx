import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { InSlot } from '@fachwerk/react/slot';
import { translate, useText } from '@fachwerk/react/texts';
import { Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Item, itemApi, type PricePeriod } from '../../contract.ts';
import type { Category } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { itemSlot } from '../slots.ts';
import classes from './editor.module.css';
import { FoodFields } from './food-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import {
  atFormFields,
  dataFrom,
  faultsOf,
  type ItemFormState,
  ItemValues,
  itemValues,
  newItemValues,
} from './item-values.ts';
import { LawFields } from './law-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { StockPanel } from './stock-panel.tsx';
import { TimesFields } from './times-fields.tsx';
import { useConflictLabels } from './use-conflict-words.ts';

const Conflict = z.object({ current: Item });

const conflictOptions = {
  code: 'item.changed_meanwhile',
  read: (conflict: unknown) => itemValues(z.parse(Conflict, conflict).current),
  comparable: ({ version: _, ...rest }: ItemValues) => rest,
};

type Shared = { categories: readonly Category[] };

/** An item that is there already. */
export function ItemForm({ item, prices, categories }: Shared & { item: Item; prices: readonly PricePeriod[] }) {
  const initial = itemValues(item);
  const form = useContractForm(ItemValues, initial);
  const save = useChange(itemApi.save, { isQuiet: true });
  const client = useQueryClient();
  const words = useConflictLabels(categories);
  const conflict = useConflict(form, initial, conflictOptions);
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(itemApi.find) });
    form.discard();
  };
  const onSave = async (values: ItemValues) => {
    checkValues(values, item, prices);
    await save
      .mutateAsync({ id: item.id, version: values.version, item: dataFrom(values) })
      .catch(conflict.watching(values))
      .catch(atFormFields);
  };
  return (
    <>
      <StockPanel item={item} />
      <InSlot slot={itemSlot} props={{ item }} />
      <Form form={form} onSave={onSave}>
        {conflict.rows && (
          <SaveConflict
            form={form}
            rows={conflict.rows}
            fieldWords={words.field}
            valueWords={words.value}
            onTakeTheirs={() => void takeTheirs()}
          />
        )}
        <ItemFields form={form} prices={prices} categories={categories} hasVariants={item.hasVariants} />
      </Form>
    </>
  );
}

/** One that is being added; its stock comes afterwards. */
export function NewItemForm({ categoryId, categories }: Shared & { categoryId: string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(ItemValues, newItemValues(categoryId));
  const add = useChange(itemApi.add, { isQuiet: true });
  const onSave = async (values: ItemValues) => {
    checkValues(values, null, []);
    const { id } = await add.mutateAsync({ item: dataFrom(values) }).catch(atFormFields);
    notify(t('catalog.added', { name: values.name.de }));
    // After the form has let go of its guard.
    queueMicrotask(() => navigate(`/admin/shop/${id}${search}`));
  };
  return (
    <Form form={form} isNew saveLabel={t('catalog.add')} onSave={onSave}>
      <ItemFields form={form} prices={[]} categories={categories} />
    </Form>
  );
}

/** What the server would refuse is refused here, at the same fields. */
function checkValues(values: ItemValues, item: Item | null, prices: readonly PricePeriod[]): void {
  const faults = faultsOf(values, item, prices, new Date());
  if (faults.length === 0) return;
  const params = new Map(faults.map(({ code, params = {} }) => [code, params]));
  throw refusalAt(faults, (code) => translate(code, params.get(code)));
}

type FieldsProps = Shared & { form: ItemFormState; prices: readonly PricePeriod[]; hasVariants?: boolean };

/** The name and the price first: they are what is changed between two guests. */
function ItemFields({ form, prices, categories, hasVariants = false }: FieldsProps) {
  const t = useText(adminDe);
  const { values } = form;
  return (
    <div>
      <Section title={t('catalog.section.general')}>
        <GeneralFields form={form} categories={categories} hasVariants={hasVariants} />
      </Section>
      <Section title={t('catalog.section.price')}>
        <PriceFields form={form} prices={prices} hasVariants={hasVariants} />
      </Section>
      <Section title={t('catalog.section.food')}>
        <FoodFields form={form} />
      </Section>
      <Section title={t('catalog.section.law')}>
        <LawFields form={form} />
      </Section>
      <Section title={t('catalog.times')}>
        <TimesFields
          value={values.availability}
          errors={form.errors}
          idOf={form.idOf}
          onChange={(availability) => form.set('availability', availability)}
        />
      </Section>
      <Section title={t('catalog.section.more')}>
        <MoreFields form={form} />
      </Section>
    </div>
  );
}

/** One part of the form under its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} mb="md">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
