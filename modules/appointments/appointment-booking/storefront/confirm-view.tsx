import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { ToConfirm } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';

export type ConfirmData = { readonly appointment: ToConfirm };

export function View({ data: { appointment } }: ViewProps<ConfirmData>) {
  const t = useText(siteDe);
  const { startsAt, staffName, serviceName } = appointment;
  return (
    <Stack>
      <PageTitle />
      <State appointment={appointment} />
      <Card title={serviceName}>
        <Facts
          facts={[
            { label: t('book.when'), value: <Time at={startsAt} timeZone={HOUSE_ZONE} style="full" />, isStrong: true },
            { label: t('book.with'), value: staffName },
          ]}
        />
      </Card>
      <Action appointment={appointment} />
    </Stack>
  );
}

function State({ appointment: { confirmation, until } }: ConfirmData) {
  const t = useText(siteDe);
  if (confirmation === 'given') return <Notice kind="ok" title={t('own.booked')} />;
  if (confirmation === 'cancelled') return <Notice kind="info" title={t('own.cancelled')} />;
  if (confirmation === 'expired') {
    return (
      <Notice kind="warn" title={t('confirm.expired')}>
        <p>{t('confirm.expired_what')}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" title={t('confirm.open')}>
      {until && (
        <p>
          {t('own.unpaid_until')} <Time at={until} timeZone={HOUSE_ZONE} />
        </p>
      )}
    </Notice>
  );
}

function Action({ appointment: { confirmation, serviceId, key } }: ConfirmData) {
  const t = useText(siteDe);
  if (confirmation === 'given') return <ButtonLink to={`/termin/${key}`}>{t('order.appointment.go')}</ButtonLink>;
  if (confirmation !== 'open') return <ButtonLink to={`/termine/${serviceId}`}>{t('own.again')}</ButtonLink>;
  return (
    <Form>
      <Button act="confirm">{t('own.accept')}</Button>
    </Form>
  );
}
