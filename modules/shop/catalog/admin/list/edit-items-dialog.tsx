import { cents } from '@fachwerk/base/money';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney } from '@fachwerk/react/money';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { List, Select, Text, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type ItemRow, itemApi } from '../../contract.ts';
import type { Category } from '../../contract-category.ts';
import { VatKind } from '../../contract-facts.ts';
import { percentFrom, raisedCents } from '../../rules/price-raise.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Empty: it stays as it is. */
const Values = z.object({
  percent: z.string().check(z.refine((text) => text.trim() === '' || percentFrom(text) !== null, 'field.percent')),
  categoryId: z.string(),
  vatKind: z.union([z.literal(''), VatKind]),
});
type Values = z.infer<typeof Values>;

type Props = { items: readonly ItemRow[]; categories: readonly Category[]; onClose: (isDone: boolean) => void };

/** Prices by percent, another category, another VAT: of many items, all or none. */
export function EditItemsDialog({ items, categories, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { percent: '', categoryId: '', vatKind: '' });
  const edit = useChange(itemApi.edit, { isQuiet: true });
  const { percent, categoryId, vatKind } = form.values;
  const isReady = [percent, categoryId, vatKind].some((value) => value.trim() !== '');
  const onSave = async (values: Values) => {
    await edit.mutateAsync({ rows: items.map((item) => changeOf(item, values)) });
    notify(t('catalog.edit.done', { count: items.length }));
  };
  const stays = { value: '', label: t('catalog.edit.stays') };
  const offered = categories.filter(({ isArchived }) => !isArchived);
  return (
    <Dialog title={t('catalog.bulk.edit', { count: items.length })} onClose={() => onClose(false)}>
      <DialogForm form={form} label={t('kit.save')} onSave={onSave} onClose={onClose} isReady={isReady}>
        <TextInput
          label={t('catalog.edit.percent')}
          rightSection="%"
          description={t('catalog.edit.percent.help')}
          {...HELP_BELOW}
          {...form.field('percent')}
        />
        <Preview items={items} percent={percentFrom(percent)} />
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.categoryId')}
          data={[stays, ...offered.map(({ id, name }) => ({ value: id, label: name.de }))]}
          {...form.field('categoryId')}
        />
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.vatKind')}
          data={[stays, ...VatKind.options.map((value) => ({ value, label: t(`catalog.edit.vat.${value}`) }))]}
          {...form.field('vatKind')}
        />
        <Refused items={items} error={edit.error} />
      </DialogForm>
    </Dialog>
  );
}

function changeOf({ id, version, priceCents }: ItemRow, { percent, categoryId, vatKind }: Values) {
  const raise = percentFrom(percent);
  return {
    id,
    version,
    ...(raise !== null && { priceCents: raisedCents(priceCents, raise) }),
    ...(categoryId && { categoryId }),
    ...(vatKind && { vatKind }),
  };
}

const SHOWN = 3;

/** What becomes of the first few, before it is done. */
function Preview({ items, percent }: { items: readonly ItemRow[]; percent: number | null }) {
  if (percent === null) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {items
        .slice(0, SHOWN)
        .map(({ name, priceCents }) => `${name.de} ${formatMoney(cents(raisedCents(priceCents, percent)))}`)
        .join(' · ')}
    </Text>
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
