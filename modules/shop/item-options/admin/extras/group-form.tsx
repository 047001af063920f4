import { centsFromText } from '@fachwerk/base/money';
import { ADDITIVES, Allergen } from '@fachwerk/catalog/contract-facts';
import { wholeAllergens } from '@fachwerk/catalog/rules/allergens';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { translate, useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Button, MultiSelect, NumberInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { MOST_SAME_EXTRA } from '../../contract.ts';
import { ExtraForm, type ExtraGroup, ExtraGroupForm, extraApi, MOST_EXTRAS } from '../../contract-extra.ts';
import { whyNotGroup } from '../../rules/extra-group.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { moved, RowSteps } from '../row-steps.tsx';
import { amountText, MaybeAmount, sizePricesFrom, sizeTexts } from '../typed.ts';

const ExtraValues = z.extend(z.omit(ExtraForm, { surchargeCents: true, sizePrices: true }), {
  surcharge: MaybeAmount,
  sizes: z.array(z.object({ size: z.string(), text: MaybeAmount })),
});
const GroupValues = z.extend(ExtraGroupForm, { extras: z.array(ExtraValues) });
type GroupValues = z.infer<typeof GroupValues>;

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };
const newExtra = (sizes: readonly string[]): GroupValues['extras'][number] => ({
  id: null,
  name: NONE,
  surcharge: '',
  sizes: sizeTexts([], sizes),
  allergens: [],
  additives: [],
});
const empty = (sizes: readonly string[]): GroupValues => ({
  name: NONE,
  minimum: 0,
  maximum: 5,
  mostOfSame: 1,
  extras: [newExtra(sizes)],
});

function valuesOf({ name, minimum, maximum, mostOfSame, extras }: ExtraGroup, sizes: readonly string[]): GroupValues {
  return {
    name,
    minimum,
    maximum,
    mostOfSame,
    extras: extras.map(({ id, name: own, surchargeCents, sizePrices, allergens, additives }) => ({
      id,
      name: own,
      surcharge: surchargeCents === 0 ? '' : amountText(surchargeCents),
      sizes: sizeTexts(sizePrices, sizes),
      allergens,
      additives,
    })),
  };
}

const groupFrom = ({ extras, ...group }: GroupValues): ExtraGroupForm => ({
  ...group,
  extras: extras.map(({ surcharge, sizes, ...extra }) => ({
    ...extra,
    surchargeCents: centsFromText(surcharge) ?? 0,
    sizePrices: sizePricesFrom(sizes),
  })),
});

type Props = {
  group: ExtraGroup | null;
  /** Of the item it is opened from; else those of the items that have the group. */
  sizes?: readonly string[];
  onSaved?: (group: ExtraGroup) => void;
  onClose: () => void;
};

export function GroupForm({ group, sizes = group?.sizes ?? [], onSaved, onClose }: Props) {
  const t = useText(adminDe);
  const form = useContractForm(GroupValues, group ? valuesOf(group, sizes) : empty(sizes));
  const save = useChange(extraApi.save, { isQuiet: true });
  const { extras } = form.values;
  const onSave = async (values: GroupValues) => {
    const given = groupFrom(values);
    const refusal = whyNotGroup(given);
    if (refusal) throw refusalAt(refusal.fields, translate);
    const saved = await save
      .mutateAsync({ group: given, ...(group && { id: group.id, version: group.version }) })
      .catch(atFormFields);
    notify(t('extras.saved', { name: values.name.de }));
    onSaved?.(saved);
  };
  return (
    <DialogForm form={form} label={t('kit.save')} onSave={onSave} onClose={onClose}>
      <TranslatedFields form={form} values={form.values} fields={[{ name: 'name', label: t('extras.group') }]} />
      <div className={classes.fields}>
        <NumberInput
          label={t('extras.minimum')}
          description={t('extras.minimum.help')}
          {...HELP_BELOW}
          min={0}
          max={MOST_EXTRAS}
          className={classes.wide ?? ''}
          {...form.field('minimum')}
        />
        <NumberInput
          label={t('extras.maximum')}
          min={1}
          max={MOST_EXTRAS}
          className={classes.wide ?? ''}
          {...form.field('maximum')}
        />
        <NumberInput
          label={t('extras.same')}
          description={t('extras.same.help')}
          {...HELP_BELOW}
          min={1}
          max={MOST_SAME_EXTRA}
          className={classes.wide ?? ''}
          {...form.field('mostOfSame')}
        />
      </div>
      <ul className={classes.rows}>
        {extras.map((extra, at) => (
          <li key={extra.id ?? `new ${at}`} className={classes.row}>
            <div className={classes.fields}>
              <TextInput
                label={t('extras.name')}
                required
                className={classes.wide ?? ''}
                {...form.field(`extras.${at}.name.de`)}
              />
              <TextInput
                label={t('extras.surcharge')}
                placeholder="0,00"
                inputMode="decimal"
                rightSection="€"
                className={classes.short ?? ''}
                {...form.field(`extras.${at}.surcharge`)}
              />
              <RowSteps
                name={extra.name.de || t('extras.one', { at: at + 1 })}
                at={at}
                count={extras.length}
                onMove={(by) => form.set('extras', moved(extras, at, at + by))}
                onRemove={() =>
                  form.set(
                    'extras',
                    extras.filter((_, other) => other !== at),
                  )
                }
              />
            </div>
            {extra.sizes.length > 0 && (
              <div className={classes.fields}>
                {extra.sizes.map(({ size }, own) => (
                  <TextInput
                    key={size}
                    label={size}
                    placeholder={extra.surcharge.trim() || '0,00'}
                    inputMode="decimal"
                    rightSection="€"
                    size="sm"
                    className={classes.short ?? ''}
                    {...form.field(`extras.${at}.sizes.${own}.text`)}
                  />
                ))}
              </div>
            )}
            <details>
              <summary>{t('extras.more')}</summary>
              <div className={classes.more}>
                <TranslatedFields
                  form={form}
                  values={{ [`extras.${at}.name`]: extra.name }}
                  fields={[{ name: `extras.${at}.name`, label: t('extras.name') }]}
                />
                <MultiSelect
                  label={t('extras.allergens')}
                  data={wholeAllergens(Allergen.options).map((value) => ({ value, label: t(`allergen.${value}`) }))}
                  {...form.field(`extras.${at}.allergens`)}
                />
                <MultiSelect
                  label={t('extras.additives')}
                  data={ADDITIVES.map((value) => ({ value, label: t(`additive.${value}`) }))}
                  {...form.field(`extras.${at}.additives`)}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          disabled={extras.length >= MOST_EXTRAS}
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => form.set('extras', [...extras, newExtra(sizes)])}
        >
          {t('extras.add')}
        </Button>
      </div>
    </DialogForm>
  );
}

/** The server names fields below `group`, and a surcharge in cents. */
function atFormFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const { code, params, status, message } = error;
  const fields = error.fields.map((field) => ({
    ...field,
    path: field.path.replace(/^group\./, '').replace(/surchargeCents$/, 'surcharge'),
  }));
  throw new CallProblem(status, { code, error: message, params, fields });
}
