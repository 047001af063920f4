import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { Select, TextInput } from '@mantine/core';
import { type Area, AreaData, areaApi } from '../../contract-area.ts';
import { BelowMinimum } from '../../contract-way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CentsField } from '../form/cents-field.tsx';
import { atFormFields } from '../form/shop-values.ts';

const NEW: AreaData = {
  postcode: '',
  name: '',
  priceCents: 0,
  minimumCents: null,
  freeFromCents: null,
  belowMinimum: 'block',
};

type Props = { area: Area | null; onClose: () => void };

export function AreaDialog({ area, onClose }: Props) {
  const t = useText(adminDe);
  return (
    <Dialog title={area ? t('areas.edit', { name: area.name || area.postcode }) : t('areas.add')} onClose={onClose}>
      <AreaForm area={area} onClose={onClose} />
    </Dialog>
  );
}

function AreaForm({ area, onClose }: Props) {
  const t = useText(adminDe);
  const { id: _, version: __, ...known } = area ?? { ...NEW, id: '', version: 0 };
  const form = useContractForm(AreaData, known);
  const add = useChange(areaApi.add, { isQuiet: true });
  const save = useChange(areaApi.save, { isQuiet: true });
  const onSave = async (data: AreaData) => {
    const saving = area
      ? save.mutateAsync({ id: area.id, version: area.version, area: data })
      : add.mutateAsync({ area: data });
    await saving.catch(atFormFields('area'));
  };
  return (
    <DialogForm form={form} label={area ? t('kit.save') : t('areas.add')} onSave={onSave} onClose={onClose}>
      <TextInput
        label={t('areas.field.postcode')}
        description={t('areas.field.postcode.help')}
        {...HELP_BELOW}
        inputMode="numeric"
        data-autofocus
        {...form.field('postcode')}
      />
      <TextInput label={t('areas.field.name')} {...form.field('name')} />
      <CentsField form={form} path="priceCents" label={t('areas.field.priceCents')} />
      <CentsField
        form={form}
        path="minimumCents"
        mayBeEmpty
        label={t('areas.field.minimumCents')}
        description={t('areas.field.minimumCents.help')}
        {...HELP_BELOW}
      />
      <Select
        label={t('areas.field.belowMinimum')}
        data={BelowMinimum.options.map((value) => ({ value, label: t(`shop.below.${value}`) }))}
        allowDeselect={false}
        {...form.field('belowMinimum')}
      />
      <CentsField
        form={form}
        path="freeFromCents"
        mayBeEmpty
        label={t('areas.field.freeFromCents')}
        description={t('areas.field.freeFromCents.help')}
        {...HELP_BELOW}
      />
    </DialogForm>
  );
}
