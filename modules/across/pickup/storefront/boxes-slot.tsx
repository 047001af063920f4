import type { SiteAttempt } from '@fachwerk/active-rentals/contract';
import { AttemptNotice } from '@fachwerk/active-rentals/site-parts';
import { isEnded } from '@fachwerk/openings/rules/attempt-states';
import { Button } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { clockFrom, useHydrated } from '@fachwerk/site/clock';
import { Facts } from '@fachwerk/site/facts';
import { Form } from '@fachwerk/site/form';
import { useLive } from '@fachwerk/site/live';
import { Notice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { useEffect } from 'react';
import { pickupSiteApi, type SiteParcel, type SitePickup } from '../contract-site.ts';
import { isLive } from '../rules/parcel.ts';
import { siteDe } from '../texts/site.de.ts';
import css from './boxes.module.css';
import { type Own, useOwnBox } from './use-own-box.ts';

const LOOK_AGAIN_MS = 3000;
const ATTEMPT_MS = 700;

type Data = { readonly own: Own; readonly pickup: SitePickup; readonly transactionId: string };

/** The boxes of an order: where they are, their codes, and the button that opens them. */
export function Part({ data }: PartProps<unknown, Data>) {
  const t = useText(siteDe);
  const { own, pickup: drawn, transactionId } = data;
  const { now: drawnAt } = useSite();
  // The button comes long after the page, when the order lies there: the server's clock begins with the page.
  useEffect(() => {
    clockFrom(drawnAt);
  }, [drawnAt]);
  const live = useLive(pickupSiteApi.show, own, {
    everyMs: LOOK_AGAIN_MS,
    initial: { pickup: drawn },
    isOver: ({ pickup }) => !pickup?.parcels.some(isLive),
  });
  const pickup = live.pickup ?? drawn;
  const { parcels, locationName, address, timeZone } = pickup;
  const untils = parcels.flatMap(({ collectUntil }) => collectUntil?.getTime() ?? []);
  return (
    <Card title={t(parcels.length > 1 ? 'boxes.titles' : 'boxes.title')}>
      {parcels.map((parcel) => (
        <Box key={parcel.id} parcel={parcel} own={own} transactionId={transactionId} isMany={parcels.length > 1} />
      ))}
      <Facts
        facts={[
          { label: t('boxes.where'), value: [locationName, address].filter(Boolean).join(', ') },
          {
            label: t('boxes.until'),
            value: untils.length > 0 ? <Time at={new Date(Math.min(...untils))} timeZone={timeZone} /> : null,
          },
        ]}
      />
    </Card>
  );
}

type Props = {
  readonly parcel: SiteParcel;
  readonly own: Own;
  readonly transactionId: string;
  readonly isMany: boolean;
};

function Box({ parcel, own, transactionId, isMany }: Props) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const { boxNumber: box, state, pin, whyNotOpen } = parcel;
  return (
    <section className={css.box} aria-label={t('boxes.box', { box })}>
      <p className={css.number}>{t('boxes.box', { box })}</p>
      <p aria-live="polite">{t(WORDS[state])}</p>
      {state === 'laid' && (
        <>
          {whyNotOpen ? (
            <p>{translate(whyNotOpen)}</p>
          ) : (
            <Open parcel={parcel} own={own} transactionId={transactionId} isMany={isMany} />
          )}
          {pin && (
            <p className={css.pin}>
              <span>{t('boxes.pin')}</span>
              <strong>{pin}</strong>
            </p>
          )}
        </>
      )}
    </section>
  );
}

const WORDS = {
  planned: 'boxes.planned',
  held: 'boxes.waiting',
  laid: 'boxes.laid',
  collected: 'boxes.collected',
  taken_back: 'boxes.taken_back',
  released: 'boxes.released',
} as const;

/** Large, in reach of the thumb, and true about the door. */
function Open({ parcel, own, transactionId }: Props) {
  const t = useText(siteDe);
  const { id: parcelId, boxNumber: box, isOpen, hasDoorSensor } = parcel;
  const { opening, open } = useOwnBox(own, parcelId);
  // Without a script, and where a browser makes no numbers for attempts, the form does it.
  const canAsk = useHydrated() && globalThis.isSecureContext;
  return (
    <div className={css.open}>
      <div className={css.said} aria-live="polite">
        {opening.kind === 'asking' && <Notice kind="info">{t('boxes.asking')}</Notice>}
        {opening.kind === 'offline' && <Notice kind="warn">{t('boxes.offline')}</Notice>}
        {opening.kind === 'refused' && <Notice kind="danger">{opening.error}</Notice>}
        {opening.kind === 'attempt' && (
          <Attempt key={opening.attempt.id} orderHash={own.orderHash} attempt={opening.attempt} parcel={parcel} />
        )}
        {isOpen && <TakeOut box={box} />}
      </div>
      <Form hidden={{ parcelId, transactionId }}>
        <Button
          act="open_box"
          icon="lockOpen"
          isWide
          kind={isOpen ? 'plain' : 'primary'}
          isDisabled={opening.kind === 'asking'}
          {...(canAsk && { onPress: () => void open() })}
        >
          {t(isOpen ? 'boxes.open_again' : 'boxes.open', { box })}
        </Button>
        {isOpen && !hasDoorSensor && (
          <Button act="close_box" isWide>
            {t('boxes.close')}
          </Button>
        )}
      </Form>
    </div>
  );
}

function TakeOut({ box }: { readonly box: string }) {
  const t = useText(siteDe);
  return <Notice kind="ok">{t('boxes.take_out', { box })}</Notice>;
}

type AttemptProps = { readonly orderHash: string; readonly attempt: SiteAttempt; readonly parcel: SiteParcel };

/** Until the door itself says that it is open. */
function Attempt({ orderHash, attempt, parcel: { boxNumber, isOpen } }: AttemptProps) {
  const { state } = useLive(
    pickupSiteApi.attempt,
    { orderHash, attemptId: attempt.id },
    { everyMs: ATTEMPT_MS, initial: attempt, isOver: (answer) => isEnded(answer.state) },
  );
  if (state !== 'opened' && state !== 'already_open') return <AttemptNotice state={state} boxNumber={boxNumber} />;
  return isOpen ? null : <TakeOut box={boxNumber} />;
}
