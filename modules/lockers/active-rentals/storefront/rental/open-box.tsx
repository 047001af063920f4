import { isEnded } from '@fachwerk/openings/rules/attempt-states';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { useHydrated } from '@fachwerk/site/clock';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { useLive } from '@fachwerk/site/live';
import { Notice, type NoticeKind } from '@fachwerk/site/notice';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { type SiteAttempt, type SiteRental, stayApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { RentalData } from '../page-data.ts';
import { AskForHelp } from './ask-for-help.tsx';
import { OpeningState } from './opening-state.tsx';
import css from './rental.module.css';
import { RentalStatus } from './rental-status.tsx';
import { useOpening } from './use-opening.ts';

const LOOK_AGAIN_MS = 700;
const KEY_MS = 10_000;
/** Without JavaScript the page refreshes. */
const REFRESH_SECONDS = 2;

type Props = { readonly data: RentalData; readonly rental: SiteRental };

/** The main action: large, in reach of the thumb, with the actual door state. */
export function OpenBox({ data, rental }: Props) {
  const t = useText(siteDe);
  const { translate, form } = useSite();
  const { opening, open, stop } = useOpening(data.key, data.attempt);
  // Without JavaScript, or without `crypto.randomUUID`, the form does it.
  const canAsk = useHydrated() && globalThis.isSecureContext;
  const isUnderWay = opening.kind === 'asking' || opening.kind === 'waiting';
  const whyNot = rental.whyNotOpen && translate(rental.whyNotOpen);
  return (
    <section className={css.open} aria-label={t('rental_page.open')}>
      <div aria-live="polite">
        {opening.kind === 'attempt' ? (
          <Attempt key={opening.attempt.id} rentalKey={data.key} attempt={opening.attempt} rental={rental} />
        ) : (
          <OpeningState opening={opening} onStop={stop} />
        )}
      </div>
      <Form
        to={`/miete/${data.key}`}
        hidden={{ transactionId: data.transactionId }}
        hasOwnNotice={fieldOf(form, 'act') === 'end'}
      >
        <Button
          act="open"
          icon="lockOpen"
          isWide
          whyNot={whyNot}
          isDisabled={isUnderWay}
          {...(canAsk && { onPress: open })}
        >
          {t(opening.kind === 'none' || isUnderWay ? 'rental_page.open' : 'rental_page.open_again')}
        </Button>
      </Form>
      <div className={css.quiet}>
        {!whyNot && <p>{t('rental_page.open_hint')}</p>}
        <p>{t(`rental_page.door.${rental.doorState}`)}</p>
      </div>
      {rental.pin && (
        <p className={css.pin}>
          <span>{t('rental_page.pin')}</span>
          <strong>{rental.pin}</strong>
        </p>
      )}
    </section>
  );
}

/** Shown after payment: box, end, PIN and open button. The rest is on the rental page. */
export function RentalKey({ data }: { readonly data: RentalData }) {
  const t = useText(siteDe);
  const rental = useLive(
    stayApi.show,
    { key: data.key },
    { everyMs: KEY_MS, initial: data.rental, isOver: ({ phase }) => phase === 'ended' || phase === 'cancelled' },
  );
  return (
    <Card title={t('rental_page.box', { box: rental.boxNumber })}>
      <RentalStatus rental={rental} />
      <Facts
        facts={[
          { label: t('rental_page.where'), value: `${rental.locationName}, ${rental.address}` },
          { label: t('rental_page.to'), value: <Time at={rental.endsAt} timeZone={rental.timeZone} /> },
        ]}
      />
      <OpenBox data={data} rental={rental} />
    </Card>
  );
}

type AttemptProps = { readonly rentalKey: string; readonly attempt: SiteAttempt; readonly rental: SiteRental };

function Attempt({ rentalKey, attempt, rental }: AttemptProps) {
  const t = useText(siteDe);
  const { state } = useLive(
    stayApi.attempt,
    { key: rentalKey, attemptId: attempt.id },
    { everyMs: LOOK_AGAIN_MS, initial: attempt, isOver: (answer) => isEnded(answer.state) },
  );
  return (
    <>
      <AttemptNotice state={state} boxNumber={rental.boxNumber} />
      {isStuck(state) && !rental.helpAskedAt && <AskForHelp rental={rental} />}
      {!isEnded(state) && (
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          <ButtonLink to={`/miete/${rentalKey}?versuch=${attempt.id}`} kind="quiet">
            {t('rental_page.look_again')}
          </ButtonLink>
        </noscript>
      )}
    </>
  );
}

/** The door stayed shut, possibly with belongings inside. */
const isStuck = (state: SiteAttempt['state']) => isEnded(state) && state !== 'opened' && state !== 'already_open';

/** The result in words, with the next step. */
export function AttemptNotice({
  state,
  boxNumber,
}: {
  readonly state: SiteAttempt['state'];
  readonly boxNumber: string;
}) {
  const t = useText(siteDe);
  if (state === 'requested' || state === 'sent' || state === 'acknowledged') {
    return <Notice kind="info">{t('rental_page.attempt.under_way', { box: boxNumber })}</Notice>;
  }
  return <Notice kind={LOOKS[state]}>{t(`rental_page.attempt.${state}`, { box: boxNumber })}</Notice>;
}

const LOOKS: Readonly<Record<Exclude<SiteAttempt['state'], 'requested' | 'sent' | 'acknowledged'>, NoticeKind>> = {
  opened: 'ok',
  already_open: 'ok',
  jammed: 'warn',
  denied: 'danger',
  failed: 'danger',
  timed_out: 'warn',
};
