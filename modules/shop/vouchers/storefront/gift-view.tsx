import { formatMoney } from '@fachwerk/base/format-number';
import { Accepts, ContactPart, PaymentChoice } from '@fachwerk/cart/site-parts';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Choice } from '@fachwerk/site/choice';
import { Empty } from '@fachwerk/site/empty';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useLocale, useText } from '@fachwerk/site/texts';
import { LEAST_GIFT_CENTS, MOST_GIFT_CENTS } from '../contract-gift.ts';
import { siteDe } from '../texts/site.de.ts';
import type { GiftOffer } from './gift-data.ts';

const AMOUNTS = [2500, 5000, 10_000] as const;
const NOTHING_SOLD = { otherParty: null, goods: null, lines: [] } as const;

export function View({ data: { purchaseId, paymentOptions, contractParty } }: ViewProps<GiftOffer>) {
  const t = useText(siteDe);
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  if (paymentOptions.length === 0) return <Empty icon="bag" title={t('gift.not_offered')} />;
  return (
    <Stack>
      <PageTitle lead={t('gift.lead')} />
      <Form to="/gutschein" hidden={{ kauf: purchaseId }} isKept>
        <Card title={t('gift.step_worth')}>
          <Choice
            name="wert"
            path="wish.amountCents"
            label={t('gift.amount')}
            columns={2}
            value={String(AMOUNTS[1])}
            options={[
              ...AMOUNTS.map((cents) => ({ value: String(cents), label: money(cents) })),
              { value: 'own', label: t('gift.own_amount') },
            ]}
          />
          <Field
            name="betrag"
            label={t('gift.own_amount')}
            help={t('gift.own_amount_help', { least: money(LEAST_GIFT_CENTS), most: money(MOST_GIFT_CENTS) })}
            inputMode="decimal"
            maxLength={8}
            isOptional
          />
          <Field name="fuer" path="wish.recipient" label={t('gift.recipient')} isOptional />
          <Field name="gruss" path="wish.message" label={t('gift.message')} rows={3} isOptional />
        </Card>
        <Card title={t('gift.step_buyer')}>
          <ContactPart isForGoods />
        </Card>
        <Card title={t('gift.step_payment')}>
          <PaymentChoice options={paymentOptions} chosen={null} label={t('gift.step_payment')} />
        </Card>
        <Accepts cart={NOTHING_SOLD} hasNewsletter={false} at="accepted" />
        <p>{t('gift.vat')}</p>
        <p>{t('gift.provider', { name: contractParty })}</p>
        <div>
          <Button act="buy">{t('gift.buy')}</Button>
        </div>
      </Form>
      <p>
        <a href="/gutschein/guthaben">{t('gift.to_balance')}</a>
      </p>
    </Stack>
  );
}
