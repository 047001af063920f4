import { Email } from '@fachwerk/base/schema';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { downloadFile } from '@fachwerk/react/download';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconMail, IconPlayerPause, IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Coupon, couponApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { coupon: Coupon };

/** Print, send, stop. */
export function CouponActions({ coupon }: Props) {
  const t = useText(adminDe);
  const mayManage = useMay('vouchers.manage');
  const [isMailing, setMailing] = useState(false);
  const sheet = useAsk(couponApi.print, { id: coupon.id }, { isEnabled: false });
  const print = () =>
    void sheet.refetch().then(({ data, error }) => (data ? downloadFile(data) : error && notifyProblem(error)));
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.5} />} onClick={print}>
        {t('coupons.print')}
      </Button>
      {mayManage && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} />}
          onClick={() => setMailing(true)}
          disabled={coupon.state !== 'active' && coupon.state !== 'planned'}
        >
          {t('coupons.mail')}
        </Button>
      )}
      {mayManage && <StopButton coupon={coupon} />}
      {isMailing && <MailDialog coupon={coupon} onClose={() => setMailing(false)} />}
    </Group>
  );
}

function StopButton({ coupon: { id, stoppedAt } }: Props) {
  const t = useText(adminDe);
  const stop = useChange(couponApi.stop);
  const Icon = stoppedAt ? IconPlayerPlay : IconPlayerPause;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.5} />}
      loading={stop.isPending}
      onClick={() => stop.mutate({ id, isStopped: stoppedAt === null })}
    >
      {t(stoppedAt ? 'coupons.resume' : 'coupons.stop')}
    </Button>
  );
}

const MailValues = z.object({ email: Email, isWanted: couponApi.mail.input.shape.isWanted });

function MailDialog({ coupon: { id, code }, onClose }: Props & { onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(MailValues, { email: '', isWanted: false });
  const mail = useChange(couponApi.mail, { isQuiet: true });
  return (
    <Dialog title={t('coupons.mail.title', { code })} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('coupons.mail.send')}
        onSave={(values) =>
          mail.mutateAsync({ id, ...values }).then(() => notify(t('coupons.mail.sent', { email: values.email })))
        }
        onClose={onClose}
      >
        <TextInput label={t('coupons.mail.email')} type="email" data-autofocus {...form.field('email')} />
        <Checkbox label={t('coupons.mail.wanted')} {...form.check('isWanted')} />
      </DialogForm>
    </Dialog>
  );
}
