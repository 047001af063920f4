import { bookingPath } from '@fachwerk/appointments/rules/booking-path';
import { CONFIRM_MINUTES } from '@fachwerk/appointments/rules/confirmation';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { fieldOf, type ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { obligesToPay } from '../rules/obliges.ts';
import { siteDe } from '../texts/site.de.ts';
import { useBookSteps } from './book-steps.ts';
import type { Chosen } from './chosen.ts';
import { ContactFields } from './contact-fields.tsx';
import { PaymentPart, ServiceAccepts } from './payment-part.tsx';
import { Price, ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

export type BookData = Chosen & {
  readonly startsAt: Date;
  /** Travels with the form: sent twice it is one appointment. */
  readonly bookingId: string;
};

export function View({ data, form, problem }: ViewProps<BookData>) {
  const t = useText(siteDe);
  const { service, choice, staff, staffId, startsAt, cancelUntilHours } = data;
  // What was refused, or not answered, is sent again as the same booking; only one that was another's begins anew.
  const sent = problem?.code === 'repeat.other_input' ? '' : fieldOf(form, 'buchung');
  const bookingId = sent || data.bookingId;
  return (
    <Stack>
      <PageTitle
        back={{ to: bookingPath(`/termine/${service.id}`, { ...choice, staffId }), label: t('book.back_to_times') }}
      />
      <Steps {...useBookSteps(2, service.id)} />
      <Card title={service.name}>
        <Facts
          facts={[
            { label: t('book.when'), value: <Time at={startsAt} timeZone={HOUSE_ZONE} style="full" />, isStrong: true },
            { label: t('book.with'), value: staff.find(({ id }) => id === staffId)?.name ?? t('book.anybody') },
            { label: t('book.what'), value: <ServiceFacts service={service} /> },
          ]}
        />
        <p>{t(data.isSmallBusiness ? 'book.prices_small' : 'book.prices')}</p>
        <p>
          {t(service.isPrepaid ? 'book.pay_now' : 'book.pay_there')} {t('book.deadline', { hours: cancelUntilHours })}
        </p>
        {data.needsConfirmation && !service.isPrepaid && <p>{t('book.confirm_after', { minutes: CONFIRM_MINUTES })}</p>}
      </Card>
      <Form isKept hidden={{ buchung: bookingId }}>
        <ContactFields guest={data.guest} />
        <Field name="note" label={t('book.note')} rows={3} isOptional />
        {service.isPrepaid ? (
          <PaymentPart options={data.paymentOptions} isLeisure={service.isLeisure} />
        ) : (
          obligesToPay(service) && <ServiceAccepts isLeisure={service.isLeisure} />
        )}
        <p>
          {t('book.privacy')} <a href="/shop/datenschutz">{t('book.privacy.link')}</a>
        </p>
        <SummaryBar
          action={
            <Button act="book" isWide>
              {t(service.isPrepaid || obligesToPay(service) ? 'book.confirm_paid' : 'book.confirm')}
            </Button>
          }
        >
          {/* What is booked, when and for how much stands right above the button (§ 312j BGB). */}
          <p className={css.chosen}>
            <span>{service.name}</span>
            <span className={css.due}>
              <Time at={startsAt} timeZone={HOUSE_ZONE} style="full" />
              <strong>
                <Price cents={service.priceCents} />
              </strong>
            </span>
          </p>
        </SummaryBar>
      </Form>
    </Stack>
  );
}
