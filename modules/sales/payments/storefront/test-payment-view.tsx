import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { paymentApi, type TestCheckout } from '../contract.ts';
import { mayStart } from '../rules/payment-states.ts';
import type { siteDe } from '../texts/site.de.ts';

export type TestPayment = { readonly token: string; readonly checkout: TestCheckout };

const LOOK_AGAIN_MS = 3000;

/** Stands where a provider's own page would: one chooses how the payment ends. It may be paid in another window meanwhile. */
export function TestPaymentView({ data: { token, checkout } }: ViewProps<TestPayment>) {
  const t = useText<typeof siteDe>();
  const data = useLive(
    paymentApi.testCheckout,
    { token },
    { everyMs: LOOK_AGAIN_MS, initial: checkout, isOver: ({ state }) => !mayStart(state) && state !== 'pending' },
  );
  return (
    <Stack gap="large">
      <PageTitle lead={t('payment.test.about')} />
      <Notice kind="warn" title={t('payment.test.notice')} />
      <Card>
        <Facts
          facts={[
            { label: t('payment.test.what'), value: data.description },
            {
              label: t('payment.test.amount'),
              value: <Money cents={data.amountCents} currency={data.currency} />,
              isStrong: true,
            },
          ]}
        />
      </Card>
      {mayStart(data.state) && <Choices />}
      {data.state === 'pending' && <Checking />}
      {!mayStart(data.state) && data.state !== 'pending' && <Over />}
      {!mayStart(data.state) && (
        <ButtonLink to={data.returnPath} kind={data.state === 'pending' ? 'quiet' : 'primary'}>
          {t('payment.test.go_on')}
        </ButtonLink>
      )}
    </Stack>
  );
}

function Choices() {
  const t = useText<typeof siteDe>();
  return (
    <Form>
      <Stack>
        <Button act="succeed" isWide>
          {t('payment.test.succeed')}
        </Button>
        <Button act="decline" kind="plain" isWide>
          {t('payment.test.decline')}
        </Button>
        <Button act="pend" kind="plain" isWide>
          {t('payment.test.pend')}
        </Button>
        <p>{t('payment.test.pend.about')}</p>
        <Button act="cancel" kind="quiet" isWide>
          {t('payment.test.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}

/** It ends by itself; who does not want to wait decides. */
function Checking() {
  const t = useText<typeof siteDe>();
  return (
    <Form>
      <Stack>
        <p>{t('payment.test.checking')}</p>
        <Button act="succeed" isWide>
          {t('payment.test.confirm')}
        </Button>
        <Button act="decline" kind="plain" isWide>
          {t('payment.test.decline')}
        </Button>
      </Stack>
    </Form>
  );
}

function Over() {
  const t = useText<typeof siteDe>();
  return <p>{t('payment.test.over')}</p>;
}
