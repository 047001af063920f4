import {
  canBePushed,
  endPushing,
  isPushDenied,
  isToBeInstalled,
  type PushedDevice,
  pushedDevice,
  startPushing,
} from '@fachwerk/react/app-worker';
import { useAsk, useChange } from '@fachwerk/react/call';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Stack, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { staffPushApi, USUAL_CHOICES } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { PushChoices } from './push-choices.tsx';

/** Push messages on the device one holds: on or off, of what, and when not. */
export function SettingsPush() {
  const [device, setDevice] = useState<PushedDevice | null | undefined>(undefined);
  useEffect(() => {
    pushedDevice().then(setDevice, () => setDevice(null));
  }, []);
  return (
    <Panel>{device === undefined ? <Loading lines={3} /> : <OfDevice device={device} onDevice={setDevice} />}</Panel>
  );
}

type Props = { readonly device: PushedDevice | null; readonly onDevice: (device: PushedDevice | null) => void };

function OfDevice({ device, onDevice }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(staffPushApi.show, { endpoint: device?.endpoint ?? '' }, { isEnabled: device !== null });
  const key = useChange(staffPushApi.key, { isQuiet: true, stale: 'nothing' });
  const save = useChange(staffPushApi.save, { isQuiet: true });
  const end = useChange(staffPushApi.end);
  const [isBusy, setBusy] = useState(false);
  const choices = device ? (asked.data?.choices ?? null) : null;
  const start = async () => {
    const started = await startPushing(async () => (await key.mutateAsync({})).publicKey);
    await save.mutateAsync({ device: started, ...USUAL_CHOICES });
    onDevice(started);
    notify(t('staff-push.on'));
  };
  const stop = async () => {
    if (device) await end.mutateAsync({ endpoint: device.endpoint });
    await endPushing();
    onDevice(null);
    notify(t('staff-push.off'));
  };
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => (isPushDenied() ? undefined : notifyProblem(error)))
      .finally(() => setBusy(false));
  };
  if (device && asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (device && !asked.data) return <Loading lines={3} />;
  return (
    <Stack gap="lg">
      <Switch
        label={t('staff-push.switch')}
        description={t('staff-push.switch.about')}
        checked={choices !== null}
        disabled={!canBePushed() || isPushDenied() || isBusy}
        onChange={({ currentTarget }) => run(currentTarget.checked ? start : stop)}
      />
      <WhyNot />
      {device && choices && <PushChoices key={device.endpoint} device={device} choices={choices} />}
    </Stack>
  );
}

function WhyNot() {
  const t = useText(adminDe);
  if (isToBeInstalled()) return <Alert>{t('staff-push.ios')}</Alert>;
  if (!canBePushed()) return <Alert>{t('staff-push.unable')}</Alert>;
  return isPushDenied() ? <Alert color="warn">{t('staff-push.denied')}</Alert> : null;
}
