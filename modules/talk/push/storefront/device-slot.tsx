import { Button } from '@fachwerk/site/button';
import { useCall } from '@fachwerk/site/call';
import { Card } from '@fachwerk/site/card';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { canBePushed, deviceOf, endDevice, isDenied, startDevice } from '@fachwerk/site/push';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { useEffect, useState } from 'react';
import { pushApi } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';

/** `unknown`: not looked yet, or no JavaScript. */
type Here = 'unknown' | 'unable' | 'off' | 'on' | 'denied' | 'failed';

/** Asked after a tap on its button, and at no other time. */
export function Part({ data }: PartProps<unknown, { readonly devices: number }>) {
  const t = useText(siteDe);
  const { head } = useSite();
  const { here, isBusy, devices, start, end } = useDevice(data.devices);
  const others = devices - (here === 'on' ? 1 : 0);
  return (
    <Card title={t('push.title')}>
      <Stack>
        <p>{t(here === 'on' ? 'push.on' : 'push.about', { site: head.name })}</p>
        {others > 0 && <p>{t('push.others', { count: devices })}</p>}
        {(here === 'denied' || here === 'unable') && <Notice kind="info">{t(`push.${here}`)}</Notice>}
        {here === 'failed' && <Notice kind="danger">{t('push.failed')}</Notice>}
        {(here === 'off' || here === 'failed') && (
          <Button kind="plain" isDisabled={isBusy} onPress={start}>
            {t('push.start')}
          </Button>
        )}
        {here === 'on' && (
          <Button kind="plain" isDisabled={isBusy} onPress={end}>
            {t('push.end')}
          </Button>
        )}
        {others > 0 && (
          <Form hasOwnNotice>
            <Button act="push_end_all" kind="quiet">
              {t('push.end_all')}
            </Button>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

function useDevice(known: number) {
  const call = useCall();
  const [here, setHere] = useState<Here>('unknown');
  const [devices, setDevices] = useState(known);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const look = async (): Promise<Here> => {
      if (!canBePushed()) return 'unable';
      if (isDenied()) return 'denied';
      // Switched off from another device: this one still has its address, and is nobody's.
      return known > 0 && (await deviceOf()) ? 'on' : 'off';
    };
    void look().then(setHere, () => setHere('unable'));
  }, [known]);
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(() => setHere(isDenied() ? 'denied' : 'failed'));
    setBusy(false);
  };
  const start = () =>
    void busily(async () => {
      const device = await startDevice(async () => (await call(pushApi.key, {})).publicKey);
      await call(pushApi.start, device);
      setDevices((await call(pushApi.mine, {})).devices);
      setHere('on');
    });
  const end = () =>
    void busily(async () => {
      const device = await deviceOf();
      if (device) await call(pushApi.end, { endpoint: device.endpoint });
      await endDevice();
      setDevices((await call(pushApi.mine, {})).devices);
      setHere('off');
    });
  return { here, isBusy, devices, start, end };
}
