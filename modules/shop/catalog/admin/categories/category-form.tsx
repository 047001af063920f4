import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { notify } from '@fachwerk/react/notice';
import { InSlot } from '@fachwerk/react/slot';
import { translate, useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Select, Text } from '@mantine/core';
import { type Category, CategoryData, categoryApi, SortDir, SortRule } from '../../contract-category.ts';
import { availabilityFaults } from '../../rules/availability.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TimesFields } from '../editor/times-fields.tsx';
import { categorySlot } from '../slots.ts';

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };
const EMPTY: CategoryData = { name: NONE, description: NONE, availability: [], sortRule: 'hand', sortDir: 'asc' };

type Props = { category: Category | null; onClose: (isDone: boolean) => void };

export function CategoryForm({ category, onClose }: Props) {
  const t = useText(adminDe);
  const { name, description, availability, sortRule, sortDir } = category ?? EMPTY;
  const form = useContractForm(CategoryData, { name, description, availability, sortRule, sortDir });
  const { sortRule: rule } = form.values;
  const save = useChange(categoryApi.save, { isQuiet: true });
  const onSave = async (data: CategoryData) => {
    const faults = availabilityFaults(data.availability);
    if (faults.length > 0) throw refusalAt(faults, translate);
    const known = category && { id: category.id, version: category.version };
    await save.mutateAsync({ category: { ...data, ...known } }).catch(atFormFields);
    notify(t('categories.saved', { name: data.name.de }));
  };
  return (
    <DialogForm form={form} label={category ? t('kit.save') : t('categories.add')} onSave={onSave} onClose={onClose}>
      <TranslatedFields
        form={form}
        values={form.values}
        fields={[
          { name: 'name', label: t('item.field.name') },
          { name: 'description', label: t('item.field.description'), rows: 3 },
        ]}
      />
      <Select
        {...LIGHT_SELECT}
        label={t('categories.sort_rule')}
        data={SortRule.options.map((value) => ({ value, label: t(`categories.sort_rule.${value}`) }))}
        {...form.field('sortRule')}
      />
      {rule !== 'hand' && (
        <Select
          {...LIGHT_SELECT}
          label={t('categories.sort_dir')}
          data={SortDir.options.map((value) => ({ value, label: t(`categories.sort_dir.${rule}.${value}`) }))}
          {...form.field('sortDir')}
        />
      )}
      <div>
        <Text size="sm" fw={500}>
          {t('catalog.times')}
        </Text>
      </div>
      <TimesFields
        value={form.values.availability}
        errors={form.errors}
        idOf={form.idOf}
        onChange={(next) => form.set('availability', next)}
      />
      {category && <InSlot slot={categorySlot} props={{ category }} />}
    </DialogForm>
  );
}

/** The server names fields below `category`. */
function atFormFields(error: unknown): never {
  if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
  const { code, params, status, message } = error;
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^category\./, '') }));
  throw new CallProblem(status, { code, error: message, params, fields });
}
