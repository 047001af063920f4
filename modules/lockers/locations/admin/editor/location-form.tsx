import { askKey, useChange } from '@fachwerk/react/call';
import { type ContractForm, useContractForm } from '@fachwerk/react/contract-form';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { translate, useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { locationApi, StorageLocation } from '../../contract.ts';
import { whyNotLocation } from '../../rules/location.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PlaceFields } from '../place/place-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import {
  atFormFields,
  comparable,
  dataFrom,
  LocationValues,
  locationValues,
  newLocationValues,
  SECTIONS,
  sectionOf,
} from './location-values.ts';
import { OperationFields } from './operation-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { Section } from './section.tsx';
import { goTo, SectionNav } from './section-nav.tsx';
import { useConflictLabels } from './use-conflict-words.ts';

const Conflict = z.object({ current: StorageLocation });

const conflictOptions = {
  code: 'location.changed_meanwhile',
  read: (conflict: unknown) => locationValues(z.parse(Conflict, conflict).current),
  comparable,
};

type Shared = { networkReviewLink: string };

/** A location that is there already. */
export function LocationForm({ location, networkReviewLink }: Shared & { location: StorageLocation }) {
  const initial = locationValues(location);
  const form = useContractForm(LocationValues, initial);
  const save = useChange(locationApi.save, { isQuiet: true });
  const client = useQueryClient();
  const words = useConflictLabels();
  const fields = { refusal: form.refusal, field: (name: string) => fieldOf(form, name) };
  const conflict = useConflict(fields, initial, conflictOptions);
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(locationApi.list) });
    form.discard();
  };
  const onSave = async (values: LocationValues) => {
    checkValues(values);
    const storageLocation = { ...dataFrom(values), version: values.version };
    await save
      .mutateAsync({ id: location.id, storageLocation })
      .catch(conflict.watching(values))
      .catch(atFormFields('storageLocation'));
  };
  return (
    <Form form={form} onSave={onSave}>
      {conflict.rows && (
        <SaveConflict
          form={fields}
          rows={conflict.rows}
          fieldWords={words.field}
          valueWords={words.value}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <LocationFields form={form} location={location} networkReviewLink={networkReviewLink} />
    </Form>
  );
}

/** Hours are one value, and travel through a comparison as a list of one. */
function fieldOf(form: ContractForm<LocationValues, LocationValues>, name: string) {
  if (name !== 'openingHours') return form.field(name);
  const onChange = ([hours]: [LocationValues['openingHours']]) => form.set('openingHours', hours);
  return { ...form.field(name), value: [form.values.openingHours], onChange: onChange as (value: unknown) => void };
}

/** One that is being added; the picture comes afterwards. */
export function NewLocationForm({ companyId, networkReviewLink }: Shared & { companyId: string }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useContractForm(LocationValues, newLocationValues(companyId));
  const add = useChange(locationApi.add, { isQuiet: true });
  const onSave = async (values: LocationValues) => {
    checkValues(values);
    const storageLocation = { ...dataFrom(values), companyId: values.companyId };
    const { id } = await add.mutateAsync({ storageLocation }).catch(atFormFields('storageLocation'));
    notify(t('locations.added', { name: values.name.de }));
    // After the form has let go of its guard.
    queueMicrotask(() => navigate(`/admin/locations/${id}${search}`));
  };
  return (
    <Form form={form} isNew saveLabel={t('locations.add')} onSave={onSave}>
      <LocationFields form={form} location={null} networkReviewLink={networkReviewLink} />
    </Form>
  );
}

/** What the server would refuse is refused here, at the same fields. */
function checkValues(values: LocationValues): void {
  const { latitude, longitude } = values;
  if ((latitude === null) !== (longitude === null)) {
    throw refusalAt([{ path: latitude === null ? 'latitude' : 'longitude', code: 'field.missing' }], translate);
  }
  const refusal = whyNotLocation(dataFrom(values));
  if (refusal) throw refusalAt(refusal.fields, translate);
}

type FieldsProps = Shared & {
  form: ContractForm<LocationValues, LocationValues>;
  location: StorageLocation | null;
};

function LocationFields({ form, location, networkReviewLink }: FieldsProps) {
  const t = useText(adminDe);
  const wrong = new Set(Object.keys(form.errors).map(sectionOf));
  const parts = {
    general: <GeneralFields form={form} location={location} />,
    place: <PlaceFields form={form} />,
    hours: <HoursFields form={form} />,
    prices: <PriceFields form={form} />,
    operation: <OperationFields form={form} networkReviewLink={networkReviewLink} />,
  };
  const idOf = (name: string) => form.idOf(`section-${name}`);
  // Whoever was sent here to do one thing begins there.
  const { hash } = useLocation();
  const wanted = SECTIONS.find((name) => `#${name}` === hash);
  const wantedId = wanted && idOf(wanted);
  useEffect(() => {
    if (wantedId) goTo(wantedId);
  }, [wantedId]);
  return (
    <div>
      <SectionNav
        label={t('locations.sections')}
        sections={SECTIONS.map((name) => ({
          id: idOf(name),
          title: t(`locations.section.${name}`),
          fault: wrong.has(name) ? t('locations.section.fault') : undefined,
        }))}
      />
      {SECTIONS.map((name) => (
        <Section
          key={name}
          id={idOf(name)}
          title={t(`locations.section.${name}`)}
          about={t(`locations.section.${name}.about`)}
        >
          {parts[name]}
        </Section>
      ))}
    </div>
  );
}
