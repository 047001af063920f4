import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { type Area, AreaData, areaApi } from '../../contract-area.ts';
import { BelowMinimum } from '../../contract-way.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CentsField } from '../form/cents-field.tsx';
import { atFormFields } from '../form/shop-values.ts';

const NEW: AreaData = {
  postcode: '',
  radiusMeters: null,
  name: '',
  priceCents: 0,
  minimumCents: null,
  freeFromCents: null,
  belowMinimum: 'block',
};

/** As one writes them down: each becomes an area with the same price. */
const NewArea = z.extend(AreaData, {
  postcode: z.string().check(z.refine((text) => postcodesOf(text) !== null, 'field.area_postcode')),
});

function postcodesOf(text: string): string[] | null {
  const found = text.split(/[\s,;]+/).filter(Boolean);
  return found.length > 0 && found.every((each) => /^\d{1,5}$/.test(each)) ? [...new Set(found)] : null;
}

const METERS = 1000;
const USUAL_RADIUS = 3000;

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
  const blank: Area = { ...NEW, id: '', version: 0 };
  const { id: _, version: __, postcodes: ___, ...known } = area ?? blank;
  const form = useContractForm(area ? AreaData : NewArea, known);
  const isRing = form.values.radiusMeters !== null;
  const add = useChange(areaApi.add, { isQuiet: true });
  const addAll = useChange(areaApi.import, { isQuiet: true });
  const save = useChange(areaApi.save, { isQuiet: true });
  const onSave = async (data: AreaData) => {
    const postcodes = postcodesOf(data.postcode) ?? [];
    const saving = area
      ? save.mutateAsync({ id: area.id, version: area.version, area: data })
      : postcodes.length > 1
        ? addAll
            .mutateAsync({ areas: postcodes.map((postcode) => ({ ...data, postcode })) })
            // One that was there already is changed: that is said.
            .then((done) => notify(t('areas.pasted', done)))
        : add.mutateAsync({ area: { ...data, postcode: postcodes[0] ?? '' } });
    await saving.catch(atFormFields('area'));
  };
  return (
    <DialogForm form={form} label={area ? t('kit.save') : t('areas.add')} onSave={onSave} onClose={onClose}>
      <SegmentedControl
        fullWidth
        aria-label={t('areas.by')}
        value={isRing ? 'distance' : 'postcode'}
        onChange={(by) => form.set('radiusMeters', by === 'distance' ? USUAL_RADIUS : null)}
        data={(['postcode', 'distance'] as const).map((value) => ({ value, label: t(`areas.by.${value}`) }))}
      />
      <TextInput
        label={t(isRing ? 'areas.field.center' : area ? 'areas.field.postcode' : 'areas.field.postcodes')}
        description={t(
          isRing ? 'areas.field.center.help' : area ? 'areas.field.postcode.help' : 'areas.field.postcodes.help',
        )}
        {...HELP_BELOW}
        inputMode="numeric"
        data-autofocus
        {...form.field('postcode')}
      />
      {isRing && (
        <NumberInput
          label={t('areas.field.radius')}
          suffix=" km"
          min={0.5}
          max={100}
          step={0.5}
          decimalScale={1}
          decimalSeparator=","
          {...form.field('radiusMeters')}
          value={(form.values.radiusMeters ?? 0) / METERS}
          onChange={(km) => form.set('radiusMeters', Math.round(Number(km) * METERS))}
        />
      )}
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
