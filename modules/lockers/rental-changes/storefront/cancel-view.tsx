import type { SiteRental } from '@fachwerk/active-rentals/contract';
import { formatMoney } from '@fachwerk/base/format-number';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { Row, Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Money } from '@fachwerk/site/money';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { type Cancellation, cancellationApi } from '../contract-cancellation.ts';
import { siteDe } from '../texts/site.de.ts';

export type CancelData = { readonly key: string; readonly rental: SiteRental; readonly cancellation: Cancellation };

/** It may begin, or staff may be quicker, while somebody thinks about it. */
const LOOK_AGAIN_MS = 10_000;

export function View({ data }: ViewProps<CancelData>) {
  const t = useText(siteDe);
  const { key } = data;
  const cancellation = useLive(
    cancellationApi.show,
    { key },
    { everyMs: LOOK_AGAIN_MS, initial: data.cancellation, isOver: ({ whyNot }) => whyNot !== null },
  );
  return (
    <Stack>
      <PageTitle back={{ to: `/miete/${key}`, label: t('cancellation.back') }} />
      <Answer data={{ ...data, cancellation }} />
      <About data={{ ...data, cancellation }} />
      {cancellation.whyNot === null && <Confirm data={{ ...data, cancellation }} />}
    </Stack>
  );
}

function Answer({ data: { cancellation, rental } }: { readonly data: CancelData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { translate, problem } = useSite();
  const amount = formatMoney(cancellation.refundCents, locale);
  if (cancellation.isCancelled) {
    return (
      <>
        <Notice kind="ok" title={t('cancellation.done')} isAnswer>
          {cancellation.refundCents > 0 && <p>{t('cancellation.money_back', { amount })}</p>}
        </Notice>
        <div>
          <ButtonLink to={`/standort/${rental.locationId}`} icon="box">
            {t('cancellation.again')}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (!cancellation.whyNot) return <ProblemNotice />;
  return (
    <Notice kind="warn" isAnswer={problem !== null}>
      {translate(cancellation.whyNot)}
    </Notice>
  );
}

function About({ data: { rental, cancellation } }: { readonly data: CancelData }) {
  const t = useText(siteDe);
  const { timeZone, startsAt, endsAt } = rental;
  const isAnswered = cancellation.whyNot === null || cancellation.isCancelled;
  return (
    <Card title={t('cancellation.box', { box: rental.boxNumber, location: rental.locationName })}>
      <Facts
        facts={[
          { label: t('cancellation.from'), value: <Time at={startsAt} timeZone={timeZone} /> },
          { label: t('cancellation.to'), value: <Time at={endsAt} timeZone={timeZone} /> },
          { label: t('cancellation.paid'), value: <Money cents={rental.paidCents} /> },
          {
            label: t('cancellation.refund'),
            value: isAnswered ? <Money cents={cancellation.refundCents} /> : null,
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}

function Confirm({ data: { key, cancellation } }: { readonly data: CancelData }) {
  const t = useText(siteDe);
  return (
    <Form hasOwnNotice hidden={{ erstattung: String(cancellation.refundCents) }}>
      <p>{t(cancellation.refundCents > 0 ? 'cancellation.what' : 'cancellation.what_free')}</p>
      <Row>
        <Button act="cancel">{t('cancellation.confirm')}</Button>
        <ButtonLink to={`/miete/${key}`} kind="plain">
          {t('cancellation.keep')}
        </ButtonLink>
      </Row>
    </Form>
  );
}
