import type { SiteRental } from '@fachwerk/active-rentals/contract';
import type { Output } from '@fachwerk/base/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { useProblemLabels } from '@fachwerk/cart/site-parts';
import { Button } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { useHydrated } from '@fachwerk/site/clock';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { PageProblem, ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import type { boxCartApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './extend.module.css';

export type ExtendData = {
  readonly key: string;
  readonly rental: SiteRental;
  readonly offer: Output<typeof boxCartApi.extensionChoices>;
  /** For the field of an end that is not among the choices. */
  readonly otherEnd: string;
};

export function View({ data, problem }: ViewProps<ExtendData>) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { translate } = useSite();
  const problemWords = useProblemLabels();
  const { key, rental, offer } = data;
  const end = formatTime(rental.endsAt, rental.timeZone, locale, 'weekdayTime');
  return (
    <Stack>
      <PageTitle
        back={{ to: `/miete/${key}`, label: translate('extend.back') }}
        lead={t('extend.until_now', { end })}
      />
      {offer.latest ? (
        <ExtendForm data={data} latest={offer.latest} problem={problem} />
      ) : (
        <Notice kind="warn" title={t('extend.impossible')}>
          {rental.whyNotExtend && <p>{problemWords(rental.whyNotExtend)}</p>}
          {rental.dueCents > 0 && (
            <p>
              <a href={`/miete/${key}/nachzahlen`}>{t('extra.title')}</a>
            </p>
          )}
        </Notice>
      )}
    </Stack>
  );
}

type FormProps = { readonly data: ExtendData; readonly latest: Date; readonly problem: PageProblem | null };

function ExtendForm({ data: { rental, offer, otherEnd }, latest, problem }: FormProps) {
  const t = useText(siteDe);
  const locale = useLocale();
  const words = (at: Date) => formatTime(at, rental.timeZone, locale, 'weekdayTime');
  const isHydrated = useHydrated();
  const first = offer.choices[0]?.endsAt.toISOString() ?? 'andere';
  const [chosen, choose] = useState(first);
  const price = offer.choices.find(({ endsAt }) => endsAt.toISOString() === chosen)?.priceCents;
  const mayReplace = problem?.code === 'cart.not_empty';
  return (
    <Form hidden={{ ersetzen: mayReplace ? 'ja' : '' }}>
      <div className={css.form}>
        <Choice
          name="ende"
          label={t('extend.question')}
          value={first}
          onChoose={choose}
          options={[
            ...offer.choices.map(({ endsAt, priceCents }) => ({
              value: endsAt.toISOString(),
              label: t('extend.choice', { end: words(endsAt) }),
              aside: t('extend.plus', { price: formatMoney(priceCents, locale) }),
            })),
            { value: 'andere', label: t('extend.other_end') },
          ]}
        />
        <div className={css.other}>
          <Field
            name="anderesEnde"
            path="endsAt"
            type="datetime-local"
            label={t('extend.other_end')}
            value={otherEnd}
            help={t('extend.latest', { end: words(latest) })}
          />
        </div>
        <SummaryBar action={<Button act="extend">{mayReplace ? t('extend.overwrite') : t('extend.continue')}</Button>}>
          {/* Without a script nobody knows which one is chosen: then the price stands at each. */}
          {isHydrated && price !== undefined && (
            <p className={css.total}>{t('extend.plus', { price: formatMoney(price, locale) })}</p>
          )}
        </SummaryBar>
      </div>
    </Form>
  );
}
