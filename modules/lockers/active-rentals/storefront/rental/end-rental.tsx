import { formatMoney } from '@fachwerk/base/format-number';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Check } from '@fachwerk/site/check';
import { Form } from '@fachwerk/site/form';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SiteRental } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { useDueCents } from './surcharge-due.tsx';

/** Ending requires a confirmation that the box is empty, because nobody inspects it before the next renter. */
export function EndRental({ rental }: { readonly rental: SiteRental }) {
  const t = useText(siteDe);
  const { translate, form } = useSite();
  const amount = formatMoney(useDueCents(rental), useLocale());
  return (
    <Card title={t('rental_page.end_title')}>
      {rental.phase === 'overrun' && <p>{t('rental_page.end_owing', { amount })}</p>}
      {rental.phase === 'running' && <p>{t('rental_page.end_about')}</p>}
      <Form hasOwnNotice={fieldOf(form, 'act') !== 'end'}>
        <Check name="confirmedEmpty">{t('rental_page.end_confirm')}</Check>
        <Button act="end" kind="plain" icon="check" whyNot={rental.whyNotEnd && translate(rental.whyNotEnd)}>
          {t('rental_page.end')}
        </Button>
      </Form>
    </Card>
  );
}
