import { formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { GiftBalance } from '../contract-gift.ts';
import { siteDe } from '../texts/site.de.ts';
import type { Balance } from './gift-data.ts';

export function View({ data: { balance } }: ViewProps<Balance>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle />
      {balance && <Left balance={balance} />}
      <Form to="/gutschein/guthaben">
        <Field name="code" label={t('gift.code')} help={t('gift.code_help')} autoComplete="off" maxLength={40} />
        <Row>
          <Button act="look" kind={balance ? 'plain' : 'primary'}>
            {t('gift.look')}
          </Button>
          <ButtonLink to="/gutschein" kind="quiet">
            {t('gift.title')}
          </ButtonLink>
        </Row>
      </Form>
    </Stack>
  );
}

function Left({ balance: { balanceCents, initialCents, expiresOn, state, moves } }: { readonly balance: GiftBalance }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const day = (at: Date) => formatTime(at, HOUSE_ZONE, locale, 'date');
  return (
    <>
      {state !== 'open' && (
        <Notice kind="warn">
          <p>{t(`gift.${state}`)}</p>
        </Notice>
      )}
      <Card>
        <Facts
          facts={[
            { label: t('gift.balance'), value: <Money cents={balanceCents} />, isStrong: true },
            { label: t('gift.initial'), value: <Money cents={initialCents} /> },
            { label: t('gift.expires'), value: day(startOfDay(Temporal.PlainDate.from(expiresOn))) },
          ]}
        />
      </Card>
      <Card title={t('gift.moves')}>
        <Facts
          facts={moves.map(({ at, kind, cents }) => ({
            label: `${day(at)} · ${t(`gift.move_${kind}`)}`,
            value: <Money cents={cents} />,
          }))}
        />
      </Card>
      <div>
        <ButtonLink to="/shop" icon="arrow">
          {t('gift.to_shop')}
        </ButtonLink>
      </div>
    </>
  );
}
