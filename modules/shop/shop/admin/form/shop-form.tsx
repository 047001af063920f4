import { askKey, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useMay } from '@fachwerk/react/session';
import { translate, useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import * as z from 'zod/mini';
import { ShopSettings, shopApi } from '../../contract.ts';
import { whyNotShop } from '../../rules/shop-data.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ChargeFields } from './charge-fields.tsx';
import { GeneralFields, LookFields } from './general-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { atFormFields, dataFrom, type FormTab, type ShopFormState, ShopValues, tabOf } from './shop-values.ts';
import { TimeFields } from './time-fields.tsx';
import { WayFields } from './way-fields.tsx';
import { ZoneFields } from './zone-fields.tsx';

const Conflict = z.object({ current: ShopSettings });
const conflictOptions = {
  code: 'shop.changed_meanwhile',
  read: (conflict: unknown) => z.parse(Conflict, conflict).current,
  comparable: dataFrom,
};

const FIELDS: Readonly<Record<FormTab, ComponentType<{ form: ShopFormState }>>> = {
  general: GeneralFields,
  ways: WayFields,
  shipping: ZoneFields,
  charges: ChargeFields,
  times: TimeFields,
  payments: PaymentFields,
  look: LookFields,
};

type Props = { shop: ShopSettings; tab: FormTab | null; onTab: (tab: FormTab) => void };

/** One record in several tabs: what is wrong brings the tab forward in which it stands. */
export function ShopForm({ shop, tab, onTab }: Props) {
  const t = useText(adminDe);
  const client = useQueryClient();
  const mayManage = useMay('shop.manage');
  const form = useContractForm(ShopValues, shop);
  const conflict = useConflict(form, shop, conflictOptions);
  const save = useChange(shopApi.save, { isQuiet: true });
  const wrong = Object.keys(form.errors)[0];
  useEffect(() => {
    if (wrong) onTab(tabOf(wrong));
    // Only when something else is wrong than before: one may look at other tabs meanwhile.
  }, [wrong]);
  const onSave = async (values: ShopValues) => {
    const refusal = whyNotShop(dataFrom(values));
    if (refusal) throw refusalAt(refusal.fields, translate);
    await save
      .mutateAsync({ shop: dataFrom(values), version: values.version })
      .catch(conflict.watching(values))
      .catch(atFormFields('shop'));
  };
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(shopApi.find) });
    form.discard();
  };
  const shown = tab && FIELDS[tab];
  const Fields = shown ?? GeneralFields;
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={form}
          rows={conflict.rows}
          fieldWords={fieldWords}
          valueWords={(_, value) => valueWords(value, { none: t('kit.none'), yes: t('kit.yes'), no: t('kit.no') })}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <fieldset disabled={!mayManage} style={{ all: 'unset', display: 'block' }}>
        <Fields form={form} />
      </fieldset>
    </Form>
  );
}

/** A field of a type is named by both; hours are one thing, however many there are. */
function fieldWords(path: string): string {
  const [first, type, ...rest] = path.split('.');
  const name = first === 'ways' ? rest[0] : first;
  const words = translate(`shop.field.${name === 'tips' ? `tips.${type}` : name}`);
  return first === 'ways' ? `${words} (${translate(`shop.type.${type}`)})` : words;
}

function valueWords(value: unknown, words: { none: string; yes: string; no: string }): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'object' ? '' : String(value);
}
