import { useAsk } from '@fachwerk/react/call';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { QrCode } from '@fachwerk/react/qr-code';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconEyeExclamation, IconHourglass, IconPlugConnected } from '@tabler/icons-react';
import { type Controller, controllerApi, type ProvisioningToken } from '../../contract-controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './provisioning-dialog.module.css';

type Props = { device: Controller; provisioning: ProvisioningToken; isOpen: boolean; onClose: () => void };

/** Shows the token once: only its hash is stored. A click outside must not close the dialog. */
export function ProvisioningDialog({ device, provisioning, isOpen, onClose }: Props) {
  const t = useText(adminDe);
  const { token, provisionUrl, expiresAt } = provisioning;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('provisioning.title', { name: device.name })}
      size="lg"
      isKept
      zIndex={300}
    >
      <Alert color="warn" icon={<IconEyeExclamation stroke={1.5} />} mb="md">
        {t('provisioning.once', { time: formatDateTime(expiresAt) })}
      </Alert>
      <div className={classes.parts}>
        <QrCode text={JSON.stringify({ url: provisionUrl, token })} label={t('provisioning.qr')} />
        <div className={classes.values}>
          <CopyValue label={t('provisioning.token')} value={token} />
          <CopyValue label={t('provisioning.url')} value={provisionUrl} />
        </div>
      </div>
      <Text fw={600} mt="lg" mb={4}>
        {t('provisioning.steps')}
      </Text>
      <List type="ordered" spacing={4}>
        <List.Item>{t('provisioning.step.power')}</List.Item>
        <List.Item>{t('provisioning.step.scan')}</List.Item>
        <List.Item>{t('provisioning.step.done')}</List.Item>
      </List>
      <Group justify="space-between" mt="lg">
        <Arrival id={device.id} before={device.onlineSince} />
        <Button onClick={onClose} data-autofocus>
          {t('provisioning.done')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Shows live whether the device has connected. The old one may be online until it is disconnected. */
function Arrival({ id, before }: { id: string; before: Date | null }) {
  const t = useText(adminDe);
  const asked = useAsk(controllerApi.find, { controller: { id } });
  const device = asked.data;
  const isThere = device?.state === 'online' && device.onlineSince?.getTime() !== before?.getTime();
  const Icon = isThere ? IconPlugConnected : IconHourglass;
  return (
    <span className={classes.arrival} role="status" data-there={isThere || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {isThere ? t('provisioning.online') : t('provisioning.waiting')}
    </span>
  );
}
