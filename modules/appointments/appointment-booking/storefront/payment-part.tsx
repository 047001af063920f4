import { Accepts, PaymentChoice } from '@fachwerk/cart/site-parts';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { Card } from '@fachwerk/site/card';
import { Check } from '@fachwerk/site/check';
import { Notice } from '@fachwerk/site/notice';
import { useText } from '@fachwerk/site/texts';
import { legalPath } from '@fachwerk/sites/rules/legal-paths';
import { siteDe } from '../texts/site.de.ts';

/** What is agreed to is about a service of this company. */
const ONE_SERVICE = { otherParty: null, goods: null, lines: [] } as const;

type AcceptsProps = { readonly isLeisure: boolean };

/** What is agreed to with a booking that costs something, wherever it is paid. */
export function ServiceAccepts({ isLeisure }: AcceptsProps) {
  if (isLeisure) return <LeisureAccepts />;
  return <Accepts cart={ONE_SERVICE} hasNewsletter={false} isService at="accepted" />;
}

/** Leisure at a fixed date: a text about a right that is not there would be wrong. */
function LeisureAccepts() {
  const t = useText(siteDe);
  return (
    <>
      <Check name="agb" path="accepted.terms" label={t('book.terms')}>
        {t('book.accept_terms')} <Legal to={legalPath('terms')} words={t('book.terms')} />
      </Check>
      <Check name="datenschutz" path="accepted.privacy" label={t('book.privacy.link')}>
        {t('book.accept_privacy')} <Legal to={legalPath('privacy')} words={t('book.privacy.link')} />
      </Check>
      <Notice kind="info">{t('book.no_withdrawal')}</Notice>
    </>
  );
}

function Legal({ to, words }: { readonly to: string; readonly words: string }) {
  const t = useText(siteDe);
  return (
    <a href={to} target="_blank" rel="noopener">
      {words}
      <span className="fw-hidden"> ({t('book.new_tab')})</span>
    </a>
  );
}

/** How it is paid, and what is agreed to; read by `paymentIn`. */
export function PaymentPart({ options, isLeisure }: AcceptsProps & { readonly options: readonly OfferedOption[] }) {
  const t = useText(siteDe);
  return (
    <>
      <Card title={t('book.payment')}>
        <PaymentChoice options={options} chosen={null} label={t('book.payment')} />
      </Card>
      <ServiceAccepts isLeisure={isLeisure} />
    </>
  );
}
