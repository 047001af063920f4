import type { FulfilmentState } from '@fachwerk/fulfilment/contract';
import { isEnded } from '@fachwerk/openings/rules/attempt-states';
import { useChange } from '@fachwerk/react/call';

import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Button, Group } from '@mantine/core';
import { IconBox, IconDoor, IconHourglassEmpty } from '@tabler/icons-react';
import { useState } from 'react';
import { type Parcel, pickupApi } from '../../contract.ts';
import { whyNotLay } from '../../rules/parcel.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './parcel-actions.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = { readonly parcel: Parcel; readonly fulfilment: FulfilmentState };

/** One box of an order: where it stands, and what to do about it. */
export function ParcelActions({ parcel, fulfilment }: Props) {
  const mayHandle = useMay('pickup.handle');
  return (
    <section className={classes.box} data-late={parcel.isTooLong || undefined} aria-label={useBoxName(parcel)}>
      <Standing parcel={parcel} />
      {mayHandle && <Actions parcel={parcel} fulfilment={fulfilment} />}
    </section>
  );
}

function useBoxName({ boxNumber: box, position, of }: Parcel): string {
  const t = useText(adminDe);
  return of > 1 ? t('pickup.box_of', { box, position, of }) : t('pickup.box', { box });
}

/** Opened, and not known to be closed. */
const isDoorOpen = ({ opening }: Parcel) =>
  opening !== null && !opening.isClosed && (opening.state === 'opened' || opening.state === 'already_open');
const isOpening = ({ opening }: Parcel) => opening !== null && !isEnded(opening.state);

function Standing({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(adminDe);
  const { boxNumber: box, state, opening, laidAt, collectUntil, isTooLong, heldFrom } = parcel;
  const isFailed = opening !== null && isEnded(opening.state) && !isOpened(opening.state) && !opening.isClosed;
  return (
    <div aria-live="polite">
      <p className={classes.line}>
        <IconBox size={22} stroke={1.75} aria-hidden />
        <strong>{useBoxName(parcel)}</strong>
        <span>
          {t(`pickup.state.${state as 'planned' | 'held' | 'laid'}`, { time: formatTime(laidAt ?? heldFrom, 'time') })}
        </span>
      </p>
      {isOpening(parcel) && <p className={classes.now}>{t('pickup.opening', { box })}</p>}
      {isDoorOpen(parcel) && (
        <p className={classes.now}>
          <IconDoor size={22} stroke={1.75} aria-hidden /> {t(DOORS[opening!.way], { box })}
        </p>
      )}
      {isFailed && <p className={classes.warn}>{t('pickup.failed', { box })}</p>}
      {state === 'laid' && collectUntil && (
        <p className={isTooLong ? classes.warn : undefined}>
          {isTooLong && <IconHourglassEmpty size={22} stroke={1.75} aria-hidden />}{' '}
          {isTooLong ? t('pickup.too_long') : t('pickup.until', { time: formatTime(collectUntil, 'weekdayTime') })}
        </p>
      )}
    </div>
  );
}

const isOpened = (state: string) => state === 'opened' || state === 'already_open';
const DOORS = {
  lay: 'pickup.put_in',
  take_back: 'pickup.take_out',
  link: 'pickup.customer_opened',
  pin: 'pickup.customer_opened',
} as const;

function Actions({ parcel, fulfilment }: Props) {
  const t = useText(adminDe);
  const [asked, setAsked] = useState<'take_back' | 'counter' | null>(null);
  const lay = useChange(pickupApi.lay);
  const close = useChange(pickupApi.close);
  const { id: parcelId, boxNumber: box, state, hasDoorSensor, opening } = parcel;
  const isOpen = isDoorOpen(parcel);
  const isOwn = opening?.way === 'lay' || opening?.way === 'take_back';
  const whyNot = whyNotLay(parcel, fulfilment);
  return (
    <>
      {state === 'held' && (
        <Button
          size="lg"
          fullWidth
          variant={isOpen ? 'default' : 'filled'}
          disabled={whyNot !== null || isOpening(parcel)}
          title={whyNot ? t(whyNot) : undefined}
          loading={lay.isPending}
          onClick={() => lay.mutate({ parcelId, transactionId: crypto.randomUUID() })}
        >
          {t(isOpen ? 'pickup.lay_again' : 'pickup.lay', { box })}
        </Button>
      )}
      {isOpen && isOwn && !hasDoorSensor && (
        <Button size="lg" fullWidth loading={close.isPending} onClick={() => close.mutate({ parcelId })}>
          {t('pickup.closed')}
        </Button>
      )}
      <Group gap="xs">
        {state === 'laid' && (
          <Button variant="default" size="md" className={classes.wraps ?? ''} onClick={() => setAsked('take_back')}>
            {t('pickup.take_back')}
          </Button>
        )}
        {state !== 'laid' && fulfilment !== 'new' && (
          <Button variant="subtle" size="md" className={classes.wraps ?? ''} onClick={() => setAsked('counter')}>
            {t('pickup.counter')}
          </Button>
        )}
      </Group>
      {asked && <ReasonDialog parcel={parcel} what={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
