import { askedField, ContactPart, useProblemLabels, useSpanLabels } from '@fachwerk/cart/site-parts';
import { type Offer, rentalSiteApi, type SizeOffer } from '@fachwerk/rentals/contract-site';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { useHydrated } from '@fachwerk/site/clock';
import { Empty } from '@fachwerk/site/empty';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import type { PageProblem } from '@fachwerk/site/page';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import { useState } from 'react';
import { siteDe } from '../../texts/site.de.ts';
import css from './booking.module.css';
import type { SizeData } from './booking-data.ts';
import { BookingHead } from './booking-head.tsx';
import { PriceParts } from './price-parts.tsx';
import { SizeDrawing } from './size-drawing.tsx';

/** Often enough to see the last box go, seldom enough for a thousand visitors. */
const LOOK_AGAIN_MS = 10_000;

type Props = {
  readonly data: SizeData;
  readonly problem: PageProblem | null;
  /** Few are left: then nobody gets one without saying who they are. */
  readonly isContactAsked: boolean;
};

export function SizeStep({ data, problem, isContactAsked }: Props) {
  const t = useText(siteDe);
  const spanWords = useSpanLabels();
  const { location, period, box, backTo } = data;
  const input = { locationId: location.id, period };
  const offer = useLive(rentalSiteApi.offer, input, { everyMs: LOOK_AGAIN_MS, initial: data.offer });
  const sizes = box?.isFree ? offer.sizes.filter(({ size }) => size.code === box.sizeCode) : offer.sizes;
  return (
    <Stack>
      <BookingHead location={location} current={1} periodAt={backTo} />
      <div className={css.period}>
        <p>{spanWords({ ...offer, durationMinutes: minutesOf(offer), timeZone: location.timeZone })}</p>
        <a href={backTo}>{t('booking.change_period')}</a>
      </div>
      {offer.isEndMoved && (
        <Notice kind="info">
          <p>{t('booking.end_moved')}</p>
        </Notice>
      )}
      {box && !box.isFree && (
        <Notice kind="warn">
          <p>{t('booking.box_taken', { number: box.number })}</p>
        </Notice>
      )}
      {sizes.some(({ problem: why }) => why === null) ? (
        <SizeForm data={data} offer={offer} sizes={sizes} problem={problem} isContactAsked={isContactAsked} />
      ) : (
        <Empty title={t('booking.nothing_free')}>
          <p>{t('booking.nothing_free_what')}</p>
          <ButtonLink to={backTo}>{t('booking.change_period')}</ButtonLink>
        </Empty>
      )}
    </Stack>
  );
}

/** As long as it will be: an end may have been moved into opening hours. */
const minutesOf = ({ startsAt, endsAt }: Offer) => Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

type FormProps = Props & { readonly offer: Offer; readonly sizes: readonly SizeOffer[] };

function SizeForm({ data, offer, sizes, problem, isContactAsked }: FormProps) {
  const t = useText(siteDe);
  const problemWords = useProblemLabels();
  const isHydrated = useHydrated();
  const { period, box, location } = data;
  const first = sizes.find((each) => each.problem === null)?.size.code ?? '';
  const scale = {
    widestCm: Math.max(...sizes.map(({ size }) => size.widthCm)),
    highestCm: Math.max(...sizes.map(({ size }) => size.heightCm)),
  };
  const [chosen, choose] = useState(first);
  const price = sizes.find(({ size, problem: why }) => size.code === chosen && why === null)?.priceCents ?? null;
  const mayReplace = problem?.code === 'cart.not_empty' || problem?.code === 'cart.other_party';
  const hidden = {
    start: period.startsAt?.toISOString() ?? '',
    dauer: String(period.durationMinutes),
    fach: box?.isFree ? box.lockId : '',
    ersetzen: mayReplace ? 'ja' : '',
    ...askedField(isContactAsked),
  };
  return (
    <Form hidden={hidden}>
      <Choice
        name="groesse"
        label={
          box?.isFree ? t('booking.this_box', { number: box.number, size: box.sizeCode }) : t('booking.which_size')
        }
        value={first}
        onChoose={choose}
        options={sizes.map((each) => ({
          value: each.size.code,
          label: <SizeLabel offer={each} scale={scale} />,
          aside: <SizeAside offer={each} />,
          whyNot: each.problem && problemWords(each.problem),
        }))}
      />
      {box?.isFree && <a href={`/standort/${location.id}`}>{t('booking.other_sizes')}</a>}
      <PriceParts sizes={sizes} isSmallBusiness={location.isSmallBusiness} />
      {isContactAsked && <ContactPart />}
      <SummaryBar action={<Button act="add">{mayReplace ? t('booking.overwrite') : t('booking.add')}</Button>}>
        {/* Without a script nobody knows which one is chosen: then the price stands at each. */}
        {isHydrated && price !== null && (
          <>
            <p className={css.sum}>
              <Money cents={price} />
            </p>
            <p className={css.help}>{t(location.isSmallBusiness ? 'booking.no_vat' : 'booking.vat_included')}</p>
          </>
        )}
      </SummaryBar>
      <div className={css.help}>
        <p>
          {t('booking.held_minutes')} {offer.isNow && t('booking.now_what')}
        </p>
        <p>{t('booking.provider', { name: location.contractParty })}</p>
      </div>
    </Form>
  );
}

type Scale = { readonly widestCm: number; readonly highestCm: number };

function SizeLabel({ offer: { size }, scale }: { readonly offer: SizeOffer; readonly scale: Scale }) {
  const t = useText(siteDe);
  const sides = { width: size.widthCm, height: size.heightCm, depth: size.depthCm };
  return (
    <span className={css.size}>
      <SizeDrawing size={size} {...scale} />
      <span className={css.sizeWords}>
        <span className={css.sizeName}>
          {size.code} · {size.name}
        </span>
        <span className={css.small}>
          <span aria-hidden="true">{t('booking.dimensions', sides)}</span>
          <span className="fw-hidden">{t('booking.dimensions_spoken', sides)}</span>
        </span>
      </span>
    </span>
  );
}

function SizeAside({ offer: { free, priceCents } }: { readonly offer: SizeOffer }) {
  const t = useText(siteDe);
  return (
    <span className={css.aside}>
      {priceCents !== null && <Money cents={priceCents} />}
      <span className={css.small}>{free > 0 ? t('booking.left', { count: free }) : t('booking.none_left')}</span>
    </span>
  );
}
