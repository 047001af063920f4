import { useChange } from '@fachwerk/react/call';
import { type ContractForm, useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { say, useText } from '@fachwerk/react/texts';
import { useLocation, useNavigate } from 'react-router';
import { locationApi, type StorageLocation } from '../contract.ts';
import { whyNotLocation } from '../rules/location.ts';
import { de } from '../texts/de.ts';
import { ConflictNote } from './conflict-note.tsx';
import { GeneralFields } from './general-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import {
  atFormFields,
  dataFrom,
  LocationValues,
  locationValues,
  newLocationValues,
  refusalAt,
} from './location-values.ts';
import { OperationFields } from './operation-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { Section } from './section.tsx';
import { SectionNav } from './section-nav.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import { useConflict } from './use-conflict.ts';

type Shared = { networkReviewLink: string };

/** A location that is there already. */
export function LocationForm({ location, networkReviewLink }: Shared & { location: StorageLocation }) {
  const initial = locationValues(location);
  const form = useContractForm(LocationValues, initial);
  const save = useChange(locationApi.save, { isQuiet: true });
  const conflict = useConflict(form, initial);
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
      {conflict.fields && <ConflictNote fields={conflict.fields} onTake={conflict.take} />}
      <LocationFields form={form} location={location} networkReviewLink={networkReviewLink} />
    </Form>
  );
}

/** One that is being added; the picture comes afterwards. */
export function NewLocationForm({ companyId, networkReviewLink }: Shared & { companyId: string }) {
  const t = useText(de);
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
    throw refusalAt([{ path: latitude === null ? 'latitude' : 'longitude', code: 'field.missing' }], say);
  }
  const refusal = whyNotLocation(dataFrom(values));
  if (refusal) throw refusalAt(refusal.fields, say);
}

type FieldsProps = Shared & {
  form: ContractForm<LocationValues, LocationValues>;
  location: StorageLocation | null;
};

function LocationFields({ form, location, networkReviewLink }: FieldsProps) {
  const t = useText(de);
  const wrong = new Set(Object.keys(form.errors).map(sectionOf));
  const parts = {
    general: <GeneralFields form={form} location={location} />,
    place: <PlaceFields form={form} />,
    hours: <HoursFields form={form} />,
    prices: <PriceFields form={form} />,
    operation: <OperationFields form={form} networkReviewLink={networkReviewLink} />,
  };
  const idOf = (name: string) => form.idOf(`section-${name}`);
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
