import { formatMoney } from '@fachwerk/base/format-number';
import { useDurationLabels, useProblemLabels } from '@fachwerk/cart/site-parts';
import { useLocationText } from '@fachwerk/locations/site-parts';
import { Button } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { useHydrated } from '@fachwerk/site/clock';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Beside, Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Notice } from '@fachwerk/site/notice';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { bookingApi, type LocationPrices } from '../../contract.ts';
import { chipPrice, startOf, whyNotChosen } from '../../rules/chosen-period.ts';
import { siteDe } from '../../texts/site.de.ts';
import { HoursPart } from '../place/hours-part.tsx';
import { PricePart } from '../place/price-part.tsx';
import { WayPart } from '../place/way-part.tsx';
import css from './booking.module.css';
import type { PeriodData } from './booking-data.ts';
import { PlaceHead } from './booking-head.tsx';
import { Durations } from './durations.tsx';
import { useChosen } from './use-chosen.ts';

/** Often enough to see the last box go, seldom enough for a thousand visitors. */
const LOOK_AGAIN_MS = 10_000;

/** The location with all one wants to know of it, and the first question. The answer is an address with the period in it: nothing is kept. */
export function PeriodStep({ data }: { readonly data: PeriodData }) {
  const t = useText(siteDe);
  const problemWords = useProblemLabels();
  const { location, refusal, box, hours } = data;
  const { chosen, fields } = useChosen(data.chosen);
  const input = { locationId: location.id, ...startOf(chosen) };
  const prices = useLive(bookingApi.prices, input, { everyMs: LOOK_AGAIN_MS, initial: data.prices });
  const free = prices.sizes.reduce((sum, size) => sum + size.free, 0);
  return (
    <Stack>
      <PlaceHead location={location} free={free} />
      {refusal && (
        <Notice kind="warn" isAnswer>
          <p>{problemWords(refusal)}</p>
        </Notice>
      )}
      {box && <Notice kind="info" title={t('booking.this_box', { number: box.number, size: box.sizeCode })} />}
      <Beside
        aside={
          <Stack>
            <WayPart location={location} />
            <HoursPart hours={hours} isAlwaysOpen={location.openingHours.isAlwaysOpen} />
          </Stack>
        }
      >
        <Form method="get" hidden={box ? { code: box.qrCode } : {}}>
          <div className={css.form} ref={fields}>
            <Start data={data} />
            <Durations data={data} prices={prices} dauer={chosen.dauer} />
            <Next data={data} prices={prices} dauer={chosen.dauer} />
          </div>
        </Form>
        <PricePart location={location} prices={prices} />
        <p className={css.help}>{t('booking.provider', { name: location.contractParty })}</p>
      </Beside>
    </Stack>
  );
}

function Start({ data: { chosen, location } }: { readonly data: PeriodData }) {
  const t = useText(siteDe);
  const problemWords = useProblemLabels();
  return (
    <>
      <Choice
        name="wann"
        label={t('booking.when')}
        value={chosen.wann}
        columns={2}
        options={[
          {
            value: 'jetzt',
            label: t('booking.now'),
            detail: t('booking.now_what'),
            whyNot: location.isOpen ? null : problemWords('rental.location_closed'),
          },
          { value: 'spaeter', label: t('booking.later'), detail: t('booking.later_what') },
        ]}
      />
      <div className={css.start}>
        <Field
          name="beginn"
          type="datetime-local"
          label={`${t('booking.date')}, ${t('booking.time')}`}
          value={chosen.beginn}
        />
      </div>
    </>
  );
}

type NextProps = { readonly data: PeriodData; readonly prices: LocationPrices; readonly dauer: string };

/** Says what the chosen length costs, and goes on with it. Without a script nobody knows what is chosen: then the server says why not. */
function Next({ data: { location, box }, prices: { durations, sizes }, dauer }: NextProps) {
  const t = useText(siteDe);
  const tLocation = useLocationText();
  const locale = useLocale();
  const words = useDurationLabels();
  const problemWords = useProblemLabels();
  const isHydrated = useHydrated();
  const problem = isHydrated ? whyNotChosen(dauer, durations) : null;
  const price = isHydrated ? chipPrice(durations, sizes, Number(dauer), box?.sizeCode ?? null) : null;
  return (
    <>
      <p className={css.help}>{t('booking.longest', { duration: words(location.maxDurationMinutes) })}</p>
      <SummaryBar
        action={
          <Button icon="arrow" whyNot={problem && problemWords(problem)}>
            {t('booking.to_sizes')}
          </Button>
        }
      >
        {price && !problem && (
          <p className={css.sum}>
            {price.isFrom
              ? tLocation('home.from', { price: formatMoney(price.cents, locale) })
              : formatMoney(price.cents, locale)}
          </p>
        )}
      </SummaryBar>
    </>
  );
}
