import { isEnded } from '@fachwerk/openings/rules/attempt-states';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { useLive } from '@fachwerk/site/live';
import { Notice, type NoticeKind } from '@fachwerk/site/notice';
import { fieldOf } from '@fachwerk/site/page';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { type SiteAttempt, type SiteRental, stayApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { RentalData } from '../page-data.ts';
import css from './rental.module.css';

const LOOK_AGAIN_MS = 700;
/** Without a script the browser asks for the page again. */
const REFRESH_SECONDS = 2;

type Props = { readonly data: RentalData; readonly rental: SiteRental };

/** The one thing people come for: large, in reach of the thumb, and true about the door. */
export function OpenBox({ data, rental }: Props) {
  const t = useText(siteDe);
  const { say, form } = useSite();
  const whyNot = rental.whyNotOpen && say(rental.whyNotOpen);
  return (
    <section className={css.open} aria-label={t('rental_page.open')}>
      {data.attempt && <Attempt rentalKey={data.key} attempt={data.attempt} boxNumber={rental.boxNumber} />}
      <Form hidden={{ transactionId: data.transactionId }} hasOwnNotice={fieldOf(form, 'act') === 'end'}>
        <Button act="open" icon="lockOpen" isWide whyNot={whyNot}>
          {t(data.attempt ? 'rental_page.open_again' : 'rental_page.open')}
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

type AttemptProps = { readonly rentalKey: string; readonly attempt: SiteAttempt; readonly boxNumber: string };

function Attempt({ rentalKey, attempt, boxNumber }: AttemptProps) {
  const t = useText(siteDe);
  const { state } = useLive(
    stayApi.attempt,
    { key: rentalKey, attemptId: attempt.id },
    { everyMs: LOOK_AGAIN_MS, initial: attempt, isOver: (answer) => isEnded(answer.state) },
  );
  return (
    <div aria-live="polite">
      <AttemptNotice state={state} boxNumber={boxNumber} />
      {!isEnded(state) && (
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          <ButtonLink to={`/miete/${rentalKey}?versuch=${attempt.id}`} kind="quiet">
            {t('rental_page.look_again')}
          </ButtonLink>
        </noscript>
      )}
    </div>
  );
}

/** In words, with what to do next. */
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
