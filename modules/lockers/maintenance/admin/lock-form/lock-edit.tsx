import { type Lock, LockData, lockApi } from '@fachwerk/lockers/contract-lock';
import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { words } from '../words.ts';
import { NumberAndSize, PlaceFields, PriceGroupField, WiringFields } from './lock-fields.tsx';
import { atLockFields } from './lock-refusals.ts';

const EditedLock = z.extend(LockData, { version: z.int() });

export function LockEdit({ lock }: { lock: Lock }) {
  const mayConfigure = useMay('locks.configure');
  return mayConfigure ? <EditForm lock={lock} /> : <NoPermission />;
}

function EditForm({ lock }: { lock: Lock }) {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { number, sizeCode, controllerId, channel, place, priceGroupId, version } = lock;
  const form = useContractForm(EditedLock, { number, sizeCode, controllerId, channel, place, priceGroupId, version });
  const edit = useChange(lockApi.edit, { isQuiet: true });
  const back = () => navigate({ search, hash: '' }, { replace: true });
  const isOutdated = form.refusal?.error instanceof CallProblem && form.refusal.error.code === 'lock.changed_meanwhile';
  return (
    <Form
      form={form}
      onSave={(item) => edit.mutateAsync({ item: { ...item, id: lock.id } }).catch(atLockFields)}
      onSaved={back}
      aside={
        <Button variant="subtle" color="gray" c="dimmed" onClick={back}>
          {t('kit.back')}
        </Button>
      }
    >
      <Title order={2}>{t('locks.edit')}</Title>
      {isOutdated && (
        <Alert color="warn" icon={<IconRefresh stroke={1.5} />}>
          {t('locks.outdated', { version: lock.version })}{' '}
          <Button variant="default" size="compact-sm" onClick={form.discard}>
            {t('locks.outdated.take')}
          </Button>
        </Alert>
      )}
      <NumberAndSize form={form} />
      <WiringFields form={form} locationId={lock.locationId} wiring={form.values} set={form.set} />
      <PlaceFields form={form} />
      <PriceGroupField form={form} />
    </Form>
  );
}
