import { bookingPath } from '@fachwerk/appointments/rules/booking-path';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';
import type { Chosen } from './chosen.ts';
import { ContactFields } from './contact-fields.tsx';

export type WaitData = Chosen & { readonly isDone: boolean };

export function View({ data: { service, choice, staff, staffId, isDone, guest } }: ViewProps<WaitData>) {
  const t = useText(siteDe);
  const name = staff.find(({ id }) => id === staffId)?.name ?? t('book.anybody');
  return (
    <Stack>
      <PageTitle
        lead={t('wait.lead', { service: service.name, name })}
        back={{ to: bookingPath(`/termine/${service.id}`, { ...choice, staffId }), label: t('book.back_to_times') }}
      />
      {isDone ? (
        <>
          <Notice kind="ok" title={t('wait.done')} isAnswer>
            <p>{t('wait.done_what')}</p>
          </Notice>
          <ButtonLink to="/" kind="plain">
            {t('own.home')}
          </ButtonLink>
        </>
      ) : (
        <Form>
          <Field name="fromOn" type="date" label={t('wait.from')} />
          <Field name="untilOn" type="date" label={t('wait.until')} />
          <ContactFields guest={guest} />
          {service.isPrepaid && <p>{t('wait.pay_then')}</p>}
          <Button act="wait">{t('wait.join')}</Button>
        </Form>
      )}
    </Stack>
  );
}
