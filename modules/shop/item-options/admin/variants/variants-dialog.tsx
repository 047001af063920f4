import type { Item, PricePeriod } from '@fachwerk/catalog/contract';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ItemOptions, MOST_VARIANTS, optionApi } from '../../contract-variant.ts';
import { whyNotVariants } from '../../rules/variants.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { VariantRow } from './variant-row.tsx';
import { formPath, missingFaults, newVariant, OptionValues, optionValues, variantFrom } from './variant-values.ts';

type Props = {
  item: Item;
  options: ItemOptions;
  prices: readonly { variantId: string; period: PricePeriod }[];
  onClose: () => void;
};

/** All variants of an item at once: what the server would refuse is refused here, at the same fields. */
export function VariantsDialog({ item, options, prices, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(OptionValues, optionValues(options));
  const save = useChange(optionApi.saveVariants, { isQuiet: true });
  const { variants } = form.values;
  const onSave = async (values: OptionValues) => {
    check(values, { item, options, prices });
    await save
      .mutateAsync({
        itemId: item.id,
        version: options.version,
        variantsName: values.variantsName,
        variants: values.variants.map(variantFrom),
      })
      .catch(atFormFields);
    notify(t('variants.saved'));
  };
  return (
    <Dialog title={t('variants.title')} size={720} onClose={onClose}>
      <DialogForm form={form} label={t('kit.save')} onSave={onSave} onClose={onClose}>
        <div>
          <TranslatedFields
            form={form}
            values={{ variantsName: form.values.variantsName }}
            fields={[{ name: 'variantsName', label: t('variants.axis'), isOptional: true }]}
          />
          <Text size="xs" c="dimmed">
            {t('variants.axis.help')}
          </Text>
        </div>
        <ul className={classes.rows}>
          {variants.map((variant, at) => (
            <VariantRow key={variant.id ?? `new ${at}`} form={form} at={at} />
          ))}
        </ul>
        <div>
          <Button
            variant="default"
            disabled={variants.length >= MOST_VARIANTS}
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => form.set('variants', [...variants, newVariant()])}
          >
            {t('variants.add')}
          </Button>
        </div>
      </DialogForm>
    </Dialog>
  );
}

function check(values: OptionValues, { item, options, prices }: Omit<Props, 'onClose'>): void {
  const asked = values.variants.map((variant) => ({
    given: variantFrom(variant),
    current: options.variants.find(({ id }) => id === variant.id) ?? null,
    history: prices.filter(({ variantId }) => variantId === variant.id).map(({ period }) => period),
  }));
  const missing = missingFaults(values);
  const refusal = missing.length > 0 ? missing : (whyNotVariants(asked, item.isTobacco, new Date())?.fields ?? []);
  if (refusal.length === 0) return;
  const params = new Map(refusal.map(({ code, params: said = {} }) => [code, said]));
  const fields = refusal.map((field) => ({ ...field, path: formPath(field.path) }));
  throw refusalAt(fields, (code) => translate(code, params.get(code)));
}

function atFormFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const { code, params, status, message } = error;
  const fields = error.fields.map((field) => ({ ...field, path: formPath(field.path) }));
  throw new CallProblem(status, { code, error: message, params, fields });
}
