import { type SiteRental, stayApi } from '@fachwerk/active-rentals/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
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
import { useSite } from '@fachwerk/site/site-context';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './extend.module.css';

export type ExtraData = { readonly key: string; readonly rental: SiteRental };

/** The amount grows by the hour. */
const LOOK_AGAIN_MS = 30_000;

export function View({ data: { key, rental: drawn }, problem }: ViewProps<ExtraData>) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const locale = useLocale();
  const rental = useLive(stayApi.show, { key }, { everyMs: LOOK_AGAIN_MS, initial: drawn });
  const at = (instant: Date) => formatTime(instant, rental.timeZone, locale, 'weekdayTime');
  const end = at(rental.endsAt);
  const { endedAt } = rental;
  const back = { to: `/miete/${key}`, label: translate('extend.back') };
  if (rental.dueCents === 0) {
    return (
      <Stack>
        <PageTitle back={back} />
        <Notice kind="ok" title={t('extra.nothing_due')}>
          <p>{t(endedAt ? 'extra.nothing_due_ended' : 'extra.nothing_due_what')}</p>
        </Notice>
        <div>
          <ButtonLink to={`/miete/${key}`}>{translate('extend.back')}</ButtonLink>
        </div>
      </Stack>
    );
  }
  const { dueCents, chargeCents } = rental;
  const isCharge = dueCents === chargeCents;
  const whatOf = () => (endedAt ? t('extra.what_ended', { end, ended: at(endedAt) }) : t('extra.what', { end }));
  const parts =
    isCharge || chargeCents === 0
      ? []
      : [
          { label: t('extra.of_charge'), value: <Money cents={chargeCents} /> },
          { label: t('extra.of_overrun'), value: <Money cents={dueCents - chargeCents} /> },
        ];
  const party = { label: t('extra.party'), value: rental.contractParty };
  const mayReplace = problem?.code === 'cart.not_empty';
  return (
    <Stack>
      <PageTitle
        back={back}
        lead={isCharge ? t('extra.what_charge', { end, box: rental.boxNumber, size: rental.sizeCode }) : whatOf()}
      >
        {isCharge ? t('extra.question_charge') : t(endedAt ? 'extra.question_ended' : 'extra.question')}
      </PageTitle>
      <Card>
        <Facts
          facts={[{ label: t('extra.due'), value: <Money cents={dueCents} />, isStrong: true }, ...parts, party]}
        />
        {!isCharge && (
          <p className={css.quiet}>{t('extra.rate', { price: formatMoney(rental.overrunCentsPerHour, locale) })}</p>
        )}
      </Card>
      <Form hidden={{ ersetzen: mayReplace ? 'ja' : '' }}>
        <SummaryBar action={<Button act="pay">{mayReplace ? t('extend.overwrite') : t('extra.continue')}</Button>}>
          <p className={css.total}>
            <Money cents={rental.dueCents} />
          </p>
        </SummaryBar>
      </Form>
    </Stack>
  );
}
