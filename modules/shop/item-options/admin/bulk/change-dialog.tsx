import { cents } from '@fachwerk/base/money';
import { type ItemRow, Rounding } from '@fachwerk/catalog/contract';
import type { Category } from '@fachwerk/catalog/contract-category';
import { VatKind } from '@fachwerk/catalog/contract-facts';
import { TimesFields } from '@fachwerk/catalog/parts';
import { changedCents } from '@fachwerk/catalog/rules/price-change';
import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { type ContractForm, useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { List, MultiSelect, Select, Text, TextInput } from '@mantine/core';
import { bulkApi } from '../../contract-bulk.ts';
import { extraApi } from '../../contract-extra.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../product/product.module.css';
import { ChangeValues, changeFrom, NO_CHANGE, priceFrom, saysAnything } from './change-values.ts';

type Props = { items: readonly ItemRow[]; categories: readonly Category[]; onClose: (isDone: boolean) => void };
type FormState = ContractForm<ChangeValues, ChangeValues>;

/** One change to many items, in one call: all or none. */
export function ChangeDialog({ items, categories, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(ChangeValues, NO_CHANGE);
  const save = useChange(bulkApi.change, { isQuiet: true });
  const onSave = async (values: ChangeValues) => {
    await save.mutateAsync({
      items: items.map(({ id, version }) => ({ id, version })),
      change: changeFrom(values),
    });
    notify(t('bulk.done', { count: items.length }));
  };
  return (
    <Dialog title={t('bulk.title', { count: items.length })} size={640} onClose={() => onClose(false)}>
      <DialogForm
        form={form}
        label={t('bulk.save', { count: items.length })}
        onSave={onSave}
        onClose={onClose}
        isReady={saysAnything(changeFrom(form.values)) || form.values.priceKind !== ''}
      >
        <PriceFields form={form} items={items} />
        <PlaceFields form={form} categories={categories} />
        <TagFields form={form} />
        <Refused items={items} error={save.error} />
      </DialogForm>
    </Dialog>
  );
}

const KINDS = ['percent', 'amount', 'set'] as const;

function PriceFields({ form, items }: { form: FormState; items: readonly ItemRow[] }) {
  const t = useText(adminDe);
  const { priceKind } = form.values;
  return (
    <>
      <div className={classes.fields}>
        <Select
          {...LIGHT_SELECT}
          label={t('bulk.price')}
          className={classes.wide ?? ''}
          data={[
            { value: '', label: t('bulk.stays') },
            ...KINDS.map((value) => ({ value, label: t(`bulk.price.${value}`) })),
          ]}
          {...form.field('priceKind')}
        />
        {priceKind !== '' && (
          <>
            <TextInput
              label={t(`bulk.value.${priceKind}`)}
              rightSection={priceKind === 'percent' ? '%' : '€'}
              placeholder={{ percent: '5', amount: '0,50', set: '9,90' }[priceKind]}
              className={classes.short ?? ''}
              {...form.field('price')}
            />
            <Select
              {...LIGHT_SELECT}
              label={t('bulk.rounding')}
              className={classes.wide ?? ''}
              data={Rounding.options.map((value) => ({ value, label: t(`bulk.rounding.${value}`) }))}
              {...form.field('rounding')}
            />
          </>
        )}
      </div>
      <PricePreview items={items} values={form.values} />
    </>
  );
}

const SHOWN = 4;

/** What becomes of the first few, before it is done; of an item with variants, its lowest price. */
function PricePreview({ items, values }: { items: readonly ItemRow[]; values: ChangeValues }) {
  const t = useText(adminDe);
  const price = priceFrom(values);
  if (!price) return null;
  const lines = items.slice(0, SHOWN).map(({ name, priceCents }) => {
    const after = changedCents(priceCents, price);
    const words = after === null ? t('bulk.price.impossible') : formatMoney(cents(after));
    return `${name.de} ${formatMoney(cents(priceCents))} → ${words}`;
  });
  return (
    <Text size="sm" c="dimmed" role="status">
      {[...lines, ...(items.length > SHOWN ? [t('bulk.more', { count: items.length - SHOWN })] : [])].join(' · ')}
    </Text>
  );
}

function PlaceFields({ form, categories }: { form: FormState; categories: readonly Category[] }) {
  const t = useText(adminDe);
  const stays = { value: '', label: t('bulk.stays') };
  const { values } = form;
  const select = (name: 'categoryId' | 'vatKind' | 'visibility' | 'times' | 'delivery', options: Option[]) => (
    <Select
      {...LIGHT_SELECT}
      label={t(`bulk.${name}`)}
      className={classes.wide ?? ''}
      data={[stays, ...options]}
      {...form.field(name)}
    />
  );
  return (
    <>
      <div className={classes.fields}>
        {select(
          'categoryId',
          categories.filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ value: id, label: name.de })),
        )}
        {select(
          'vatKind',
          VatKind.options.map((value) => ({ value, label: t(`bulk.vat.${value}`) })),
        )}
      </div>
      <div className={classes.fields}>
        {select('visibility', [
          { value: 'shown', label: t('bulk.visibility.shown') },
          { value: 'hidden', label: t('bulk.visibility.hidden') },
        ])}
        {select('times', [
          { value: 'always', label: t('bulk.times.always') },
          { value: 'times', label: t('bulk.times.times') },
        ])}
      </div>
      {values.times === 'times' && (
        <TimesFields
          value={values.availability}
          errors={form.errors}
          idOf={form.idOf}
          onChange={(availability) => form.set('availability', availability)}
        />
      )}
      <div className={classes.fields}>
        {select('delivery', [
          { value: 'shop', label: t('bulk.delivery.shop') },
          { value: 'days', label: t('bulk.delivery.days') },
        ])}
        {values.delivery === 'days' &&
          (['daysFrom', 'daysTo'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`bulk.${name}`)}
              inputMode="numeric"
              className={classes.short ?? ''}
              {...form.field(name)}
            />
          ))}
      </div>
    </>
  );
}

type Option = { value: string; label: string };

function TagFields({ form }: { form: FormState }) {
  const t = useText(adminDe);
  const groups = useAsk(extraApi.list, {}).data?.groups.filter(({ isArchived }) => !isArchived) ?? [];
  const data = groups.map(({ id, name }) => ({ value: id, label: name.de }));
  return (
    <>
      <div className={classes.fields}>
        {(['addedTags', 'removedTags'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`bulk.${name}`)}
            description={t('bulk.tags.help')}
            {...HELP_BELOW}
            className={classes.wide ?? ''}
            {...form.field(name)}
          />
        ))}
      </div>
      {groups.length > 0 && (
        <div className={classes.fields}>
          {(['addedGroupIds', 'removedGroupIds'] as const).map((name) => (
            <MultiSelect
              key={name}
              label={t(`bulk.${name}`)}
              data={data}
              className={classes.wide ?? ''}
              {...form.field(name)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Which of them stood in the way, by name. */
function Refused({ items, error }: { items: readonly ItemRow[]; error: unknown }) {
  if (!(error instanceof CallProblem) || error.fields.length === 0) return null;
  return (
    <List size="sm" c="danger" role="alert">
      {error.fields.map(({ path, error: sentence }) => (
        <List.Item key={path}>{`${items[Number(path.split('.')[1])]?.name.de ?? ''}: ${sentence}`}</List.Item>
      ))}
    </List>
  );
}
