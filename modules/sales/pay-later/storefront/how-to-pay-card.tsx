import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { ibanInGroups } from '@fachwerk/payments/contract-account';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { HowToPay } from '../contract.ts';
import { lastDayOf } from '../rules/paying.ts';
import { siteDe } from '../texts/site.de.ts';

/** For whoever has ordered and pays people later: what, where to, what to write on it, and until when. */
export function HowToPayCard({ how }: { readonly how: HowToPay }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const amount = formatMoney(how.amountCents, locale);
  const date = how.dueAt ? formatTime(lastDayOf(how.dueAt), HOUSE_ZONE, locale, 'date') : '';
  return (
    <Card title={t('pay_later.title')}>
      <p>{t(`pay_later.${how.option}`, { amount, date })}</p>
      {how.bank && (
        <Facts
          facts={[
            { label: t('pay_later.label.holder'), value: how.bank.holder },
            { label: t('pay_later.label.iban'), value: ibanInGroups(how.bank.iban) },
            { label: t('pay_later.label.bic'), value: how.bank.bic },
            { label: t('pay_later.label.amount'), value: amount },
            { label: t('pay_later.label.purpose'), value: how.purpose, isStrong: true },
          ]}
        />
      )}
    </Card>
  );
}
