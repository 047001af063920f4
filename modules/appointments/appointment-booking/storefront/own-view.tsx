import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { OwnAppointment } from '../contract.ts';
import { obligesToPay } from '../rules/obliges.ts';
import { siteDe } from '../texts/site.de.ts';
import { PaymentPart, ServiceAccepts } from './payment-part.tsx';
import { Price } from './service-facts.tsx';

export type OwnData = {
  readonly appointment: OwnAppointment;
  readonly key: string;
  readonly isNew: boolean;
  readonly isCancelling: boolean;
};

export function View({ data }: ViewProps<OwnData>) {
  const t = useText(siteDe);
  const { appointment } = data;
  const { startsAt, priceCents } = appointment;
  return (
    <Stack>
      <PageTitle />
      <State data={data} />
      <Card title={appointment.serviceName}>
        <Facts
          facts={[
            { label: t('book.when'), value: <Time at={startsAt} timeZone={HOUSE_ZONE} style="full" />, isStrong: true },
            { label: t('book.with'), value: appointment.staffName },
            { label: t(appointment.isPrepaid ? 'own.price_paid' : 'own.price'), value: <Price cents={priceCents} /> },
            { label: t('book.name'), value: appointment.name },
          ]}
        />
      </Card>
      <Actions data={data} />
    </Stack>
  );
}

function State({ data: { appointment, isNew } }: { readonly data: OwnData }) {
  const t = useText(siteDe);
  if (appointment.hasLapsed) {
    return (
      <Notice kind="warn" title={t('confirm.expired')}>
        <p>{t('confirm.expired_what')}</p>
      </Notice>
    );
  }
  if (appointment.state === 'cancelled') return <Notice kind="info" title={t('own.cancelled')} isAnswer />;
  if (appointment.state === 'offered' && appointment.offeredUntil) {
    return (
      <Notice kind="info" title={t('own.offered')}>
        <p>
          {t('own.offered_until')} <Time at={appointment.offeredUntil} timeZone={HOUSE_ZONE} />
        </p>
      </Notice>
    );
  }
  if (appointment.state === 'unpaid' && appointment.offeredUntil) {
    return (
      <Notice kind="warn" title={t('own.unpaid')}>
        <p>
          {t('own.unpaid_until')} <Time at={appointment.offeredUntil} timeZone={HOUSE_ZONE} />
        </p>
      </Notice>
    );
  }
  if (appointment.state === 'unconfirmed' && appointment.offeredUntil) {
    return (
      <Notice kind="warn" title={t('own.unconfirmed')} isAnswer={isNew}>
        <p>{t('own.unconfirmed_what', { email: appointment.email })}</p>
        <p>
          {t('own.unpaid_until')} <Time at={appointment.offeredUntil} timeZone={HOUSE_ZONE} />
        </p>
      </Notice>
    );
  }
  if (!isNew) return null;
  return (
    <Notice kind="ok" title={t('own.booked')} isAnswer>
      <p>{t('own.booked_what', { email: appointment.email })}</p>
    </Notice>
  );
}

function Actions({ data: { appointment, key, isCancelling } }: { readonly data: OwnData }) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const { state, whyNot, cancelUntilHours } = appointment;
  // What has been is not changed any more, which nobody wanted either.
  const isOver = whyNot === 'appointment.over';
  if (state === 'cancelled' || isOver) return <Again path={appointment.againPath} />;
  if (whyNot)
    return (
      <Stack gap="small">
        <Notice kind="info">{translate(whyNot)}</Notice>
        <Again path={appointment.againPath} />
      </Stack>
    );
  if (isCancelling) {
    return (
      <Form to={`/termin/${key}`}>
        <p>
          {t('own.cancel_what')} {state === 'booked' && appointment.isPrepaid && t('own.cancel_refund')}
        </p>
        <Row>
          <Button act="cancel" kind="danger">
            {t('own.cancel_confirm')}
          </Button>
          <ButtonLink to={`/termin/${key}`} kind="plain">
            {t('own.keep')}
          </ButtonLink>
        </Row>
      </Form>
    );
  }
  if (state === 'offered') return <Offer appointment={appointment} />;
  if (state === 'unpaid' || state === 'unconfirmed') {
    return (
      <Row>
        {appointment.payPath && <ButtonLink to={appointment.payPath}>{t('own.pay')}</ButtonLink>}
        <ButtonLink to={`/termin/${key}?absagen=1`} kind="plain">
          {t('own.cancel')}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Stack gap="small">
      <p>{t('book.deadline', { hours: cancelUntilHours })}</p>
      <Row>
        <ButtonLink to={`/termin/${key}/verschieben`}>{t('own.move')}</ButtonLink>
        <ButtonLink to={`/termin/${key}?absagen=1`} kind="plain">
          {t('own.cancel')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** The same once more: person, variant and add-ons are chosen already. */
function Again({ path }: { readonly path: string | null }) {
  const t = useText(siteDe);
  return (
    <Row>
      <ButtonLink to={path ?? '/termine'}>{t(path ? 'own.same_again' : 'own.again')}</ButtonLink>
    </Row>
  );
}

function Offer({ appointment }: { readonly appointment: OwnAppointment }) {
  const t = useText(siteDe);
  const { isPrepaid, isLeisure, paymentOptions } = appointment;
  const isOwed = obligesToPay(appointment);
  const canTake = !isPrepaid || paymentOptions.length > 0;
  return (
    <Form>
      {isPrepaid && canTake && <PaymentPart options={paymentOptions} isLeisure={isLeisure} />}
      {!isPrepaid && isOwed && <ServiceAccepts isLeisure={isLeisure} />}
      {!canTake && <Notice kind="warn">{t('own.cannot_pay')}</Notice>}
      <Row>
        {canTake && <Button act="accept">{t(isPrepaid || isOwed ? 'book.confirm_paid' : 'own.accept')}</Button>}
        <Button act="cancel" kind="plain">
          {t('own.decline')}
        </Button>
      </Row>
    </Form>
  );
}
