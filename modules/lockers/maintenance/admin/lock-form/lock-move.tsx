import { type Lock, LockData, lockApi } from '@fachwerk/lockers/contract-lock';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useLockActions } from '../lock-list/lock-actions.ts';
import { words } from '../words.ts';
import { LocationField, PlaceFields, WiringFields } from './lock-fields.tsx';
import { atLockFields } from './lock-refusals.ts';

const NewPlace = z.extend(z.pick(LockData, { controllerId: true, channel: true, place: true }), {
  locationId: z.uuid(),
});

export function LockMove({ lock }: { lock: Lock }) {
  const t = useText(words);
  const { whyNotMove } = useLockActions();
  const whyNot = whyNotMove(lock);
  if (!whyNot) return <MoveForm lock={lock} />;
  return (
    <Alert color="warn" icon={<IconLock stroke={1.5} />} title={t('locks.move.not_now')}>
      {whyNot}
    </Alert>
  );
}

function MoveForm({ lock }: { lock: Lock }) {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { locationId, controllerId, channel, place } = lock;
  const form = useContractForm(NewPlace, { locationId, controllerId, channel, place });
  const move = useChange(lockApi.move, { isQuiet: true });
  const back = () => navigate({ search, hash: '' }, { replace: true });
  const location = form.field('locationId');
  /** A controller serves one location; what was wired there is not wired here. */
  const moveTo = (value: string) => {
    form.set('locationId', value);
    form.set('controllerId', value === locationId ? controllerId : null);
    form.set('channel', value === locationId ? channel : null);
  };
  return (
    <Form
      form={form}
      saveLabel={t('locks.move')}
      onSave={async (item) => {
        const moved = await move.mutateAsync({ item: { ...item, id: lock.id } }).catch(atLockFields);
        notify(t('locks.moved', { number: moved.number, location: moved.locationName }));
      }}
      onSaved={back}
      aside={
        <Button variant="subtle" color="gray" c="dimmed" onClick={back}>
          {t('kit.back')}
        </Button>
      }
    >
      <Title order={2}>{t('locks.move')}</Title>
      <Text c="dimmed">{t('locks.move.about')}</Text>
      <LocationField field={{ ...location, onChange: moveTo }} companyId={lock.companyId} />
      <WiringFields form={form} locationId={form.values.locationId} wiring={form.values} set={form.set} />
      <PlaceFields form={form} />
    </Form>
  );
}
