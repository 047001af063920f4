import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { LockData, lockApi } from '../contract-lock.ts';
import { wallApi } from '../contract-wall.ts';
import { de } from '../texts/de.ts';
import { LocationField, NumberAndSize, PlaceFields, PriceGroupField, WiringFields } from './lock-fields.tsx';
import { atLockFields } from './lock-refusals.ts';
import { nextPlace } from './wall-grid-editor-plan.ts';

const NewLock = z.extend(LockData, { locationId: z.uuid('field.missing') });

/** One box more, at the end of its wall unless somebody wants it elsewhere. */
export function LockAdd() {
  const t = useText(de);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const form = useContractForm(NewLock, {
    // Whoever looks at one location means that one.
    locationId: params.getAll('location').length === 1 ? (params.get('location') ?? '') : '',
    number: '',
    sizeCode: '',
    controllerId: null,
    channel: null,
    place: { column: 1, row: 1, columnSpan: 1, rowSpan: 1 },
    priceGroupId: null,
  });
  const add = useChange(lockApi.add, { isQuiet: true });
  const { locationId } = form.values;
  useProposedPlace(locationId, (place) => form.set('place', place));
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

/** Once for each location that is chosen: what somebody typed afterwards stays. */
function useProposedPlace(locationId: string, propose: (place: LockData['place']) => void): void {
  const wall = useAsk(wallApi.wall, { locationId }, { isEnabled: locationId !== '' });
  const proposedFor = useRef('');
  useEffect(() => {
    if (!wall.data || wall.data.locationId !== locationId || proposedFor.current === locationId) return;
    proposedFor.current = locationId;
    propose(nextPlace(wall.data.boxes.map(({ place }) => place)));
  });
}
