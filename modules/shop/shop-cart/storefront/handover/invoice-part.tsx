import { Field } from '@fachwerk/site/field';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { InvoiceTo } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';

/** Folded away for most; whoever names a company wants the invoice written to it. */
export function InvoicePart({ invoiceTo }: { readonly invoiceTo: InvoiceTo | null }) {
  const t = useText(siteDe);
  const { problem } = useSite();
  const isWrong = Object.keys(problem?.fields ?? {}).some((path) => path.startsWith('handover.invoiceTo'));
  const at = invoiceTo ?? { company: '', vatId: '', street: '', postcode: '', city: '' };
  return (
    <details className={css.more} open={invoiceTo !== null || isWrong}>
      <summary>{t('goods.part_invoice')}</summary>
      <section className={css.part}>
        <Field
          name="firma"
          path="handover.invoiceTo.company"
          label={t('goods.company')}
          value={at.company}
          autoComplete="organization"
          maxLength={120}
          isOptional
        />
        <Field
          name="ustid"
          path="handover.invoiceTo.vatId"
          label={t('goods.vat_id')}
          value={at.vatId}
          maxLength={30}
          isOptional
        />
        <Field
          name="rstrasse"
          path="handover.invoiceTo.street"
          label={t('goods.street')}
          value={at.street}
          maxLength={120}
          isOptional
        />
        <div className={css.two}>
          <Field
            name="rplz"
            path="handover.invoiceTo.postcode"
            label={t('goods.postcode')}
            value={at.postcode}
            maxLength={12}
            isOptional
          />
          <Field
            name="rort"
            path="handover.invoiceTo.city"
            label={t('goods.city')}
            value={at.city}
            maxLength={80}
            isOptional
          />
        </div>
      </section>
    </details>
  );
}
