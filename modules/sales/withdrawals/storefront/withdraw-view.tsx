import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import type { WithdrawalForm } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';
import { useWithdrawSteps } from './withdraw-steps.ts';

/** Asks for no more than the law lets us ask for. */
export function View({ data }: ViewProps<WithdrawalForm>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('withdraw.lead')} />
      <Steps {...useWithdrawSteps(0)} />
      <Form to="/widerrufen">
        <Field name="name" label={t('withdraw.name')} value={data.name} autoComplete="name" />
        <Field
          name="email"
          type="email"
          label={t('withdraw.email')}
          value={data.email}
          autoComplete="email"
          inputMode="email"
        />
        <Field
          name="orderNumber"
          label={t('withdraw.order_number')}
          help={t('withdraw.order_number.help')}
          value={data.orderNumber}
        />
        <Field
          name="subject"
          label={t('withdraw.subject')}
          help={t('withdraw.subject.help')}
          value={data.subject}
          rows={3}
          isOptional
        />
        <Button act="next">{t('withdraw.next')}</Button>
      </Form>
      <p>
        <a href="/shop/widerruf">{t('withdraw.policy')}</a>
      </p>
    </Stack>
  );
}
