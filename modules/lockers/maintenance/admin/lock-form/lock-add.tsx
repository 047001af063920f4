import { LockData, lockApi } from '@fachwerk/lockers/contract-lock';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { nextPlace } from '../wall-editor/wall-grid-editor-plan.ts';
import { words } from '../words.ts';
import {
  useBoxesThere,
  useOnArrival,
  useProposedWiring,
  useWantedLocation,
  useWiringOfLocation,
} from './boxes-there.ts';
import { LocationField, NumberAndSize, PlaceFields, PriceGroupField, WiringFields } from './lock-fields.tsx';
import { atLockFields } from './lock-refusals.ts';

const NewLock = z.extend(LockData, { locationId: z.uuid('field.missing') });

/** One box more, at the end of its wall unless somebody wants it elsewhere. */
export function LockAdd() {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = useWantedLocation();
  const wantedPlace = nextPlace(useBoxesThere(wanted).map(({ place }) => place));
  const form = useContractForm(NewLock, {
    locationId: wanted,
    number: '',
    sizeCode: '',
    ...useProposedWiring(wanted),
    place: wantedPlace,
    priceGroupId: null,
  });
  const add = useChange(lockApi.add, { isQuiet: true });
  const { locationId } = form.values;
  useWiringOfLocation(locationId, ({ controllerId, channel }) => {
    form.set('controllerId', controllerId);
    form.set('channel', channel);
  });
  useOnArrival(locationId, (boxes) => form.set('place', nextPlace(boxes.map(({ place }) => place))));
  return (
    <Form
      form={form}
      isNew
      saveLabel={t('locks.add.action')}
      onSave={async (item) => {
        await add.mutateAsync({ item }).catch(atLockFields);
        notify(t('locks.added', { number: item.number }));
      }}
      onSaved={() => navigate(`/admin/locks${search}`)}
    >
      <LocationField field={form.field('locationId')} />
      <NumberAndSize form={form} />
      <WiringFields form={form} locationId={locationId} wiring={form.values} set={form.set} />
      <PlaceFields form={form} />
      <PriceGroupField form={form} />
    </Form>
  );
}
