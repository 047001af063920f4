import { type Lock, LockData, lockApi } from '@fachwerk/lockers/contract-lock';
import { restoreConflicts } from '@fachwerk/lockers/rules/restore-lock';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useLockActions } from '../lock-list/lock-actions.ts';
import { words } from '../words.ts';
import { useBoxesThere, useControllers } from './boxes-there.ts';
import { PlaceFields, WiringFields } from './lock-fields.tsx';
import { atLockFields } from './lock-refusals.ts';

const Restored = z.pick(LockData, { number: true, controllerId: true, channel: true, place: true });
const UNWIRED = { controllerId: null, channel: null };

export function LockRestore({ lock }: { lock: Lock }) {
  const { whyNotConfigure } = useLockActions();
  return whyNotConfigure ? <NoPermission /> : <RestoreForm lock={lock} />;
}

/** As it was; what was given to another box since is named before anybody saves. */
function RestoreForm({ lock }: { lock: Lock }) {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { number, controllerId, channel, place } = lock;
  const form = useContractForm(Restored, { number, controllerId, channel, place });
  const restore = useChange(lockApi.restore, { isQuiet: true });
  const back = () => navigate({ search, hash: '' }, { replace: true });
  // Which channels are taken only the server knows.
  const there = useBoxesThere(lock.locationId).map((box) => ({ ...box, ...UNWIRED }));
  const inUse = useControllers(lock.locationId)?.map(({ id }) => id);
  const conflicts = restoreConflicts({ ...lock, ...form.values }, there, inUse);
  return (
    <Form
      form={form}
      isNew
      saveLabel={t('locks.restore')}
      onSave={async (item) => {
        const restored = await restore.mutateAsync({ item: { ...item, id: lock.id } }).catch(atLockFields);
        notify(t('locks.restored', { number: restored.number }));
      }}
      onSaved={back}
      aside={
        <Button variant="subtle" color="gray" c="dimmed" onClick={back}>
          {t('kit.back')}
        </Button>
      }
    >
      <Title order={2}>{t('locks.restore.title', { number })}</Title>
      <Text c="dimmed">{t('locks.restore.about')}</Text>
      <Conflicts codes={conflicts.map(({ code }) => code)} />
      <TextInput label={t('locks.form.number')} {...form.field('number')} />
      <WiringFields form={form} locationId={lock.locationId} wiring={form.values} set={form.set} />
      <PlaceFields form={form} />
    </Form>
  );
}

type Codes = readonly ReturnType<typeof restoreConflicts>[number]['code'][];

function Conflicts({ codes }: { codes: Codes }) {
  const t = useText(words);
  if (codes.length === 0)
    return (
      <Alert color="ok" icon={<IconCircleCheck stroke={1.5} />} role="status">
        {t('locks.restore.free')}
      </Alert>
    );
  return (
    <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('locks.restore.taken')} role="status">
      {codes.map((code) => (
        <div key={code}>{t(code)}</div>
      ))}
    </Alert>
  );
}
