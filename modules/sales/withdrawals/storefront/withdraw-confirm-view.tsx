import { HOUSE_ZONE } from '@fachwerk/base/time';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import type { WithdrawalPaper } from '../contract-site.ts';
import { siteDe } from '../texts/site.de.ts';
import { useWithdrawSteps } from './withdraw-steps.ts';

export type WithdrawConfirmData = WithdrawalPaper & { readonly key: string };

export function View({ data }: ViewProps<WithdrawConfirmData>) {
  return data.receivedAt ? <Receipt data={data} at={data.receivedAt} /> : <LastLook data={data} />;
}

function LastLook({ data }: { readonly data: WithdrawConfirmData }) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('withdraw.check')} />
      <Steps {...useWithdrawSteps(1)} />
      <Paper data={data} />
      <Form>
        <Row>
          <Button act="confirm">{t('withdraw.confirm')}</Button>
          <ButtonLink to={`/widerrufen?aus=${encodeURIComponent(data.key)}`} kind="plain">
            {t('withdraw.change')}
          </ButtonLink>
        </Row>
      </Form>
    </Stack>
  );
}

/** Content, date and time, to be kept. */
function Receipt({ data, at }: { readonly data: WithdrawConfirmData; readonly at: Date }) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle />
      <Notice kind="ok" title={t('withdraw.received')} isAnswer>
        <p>{t('withdraw.received.what', { email: data.email })}</p>
      </Notice>
      <Facts
        facts={[
          {
            label: t('withdraw.received_at'),
            value: <Time at={at} timeZone={HOUSE_ZONE} style="full" />,
            isStrong: true,
          },
        ]}
      />
      <Paper data={data} />
      <ButtonLink to="/" kind="plain">
        {t('withdraw.home')}
      </ButtonLink>
    </Stack>
  );
}

function Paper({ data }: { readonly data: WithdrawConfirmData }) {
  const t = useText(siteDe);
  return (
    <Card>
      <p>{t('withdraw.statement')}</p>
      <Facts
        facts={[
          { label: t('withdraw.name'), value: data.name },
          { label: t('withdraw.email'), value: data.email },
          { label: t('withdraw.order_number'), value: data.orderNumber },
          { label: t('withdraw.subject'), value: data.subject || t('withdraw.whole_order') },
        ]}
      />
    </Card>
  );
}
