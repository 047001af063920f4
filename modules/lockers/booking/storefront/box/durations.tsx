import { formatMoney } from '@fachwerk/base/format-number';
import { useDurationLabels } from '@fachwerk/cart/site-parts';
import { useLocationText } from '@fachwerk/locations/site-parts';
import { useHydrated } from '@fachwerk/site/clock';
import { Field } from '@fachwerk/site/field';
import { Select } from '@fachwerk/site/select';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { LocationPrices } from '../../contract.ts';
import { chipPrice, isAfterClosing } from '../../rules/chosen-period.ts';
import { DURATION_UNITS } from '../../rules/duration-choices.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './booking.module.css';
import type { PeriodData } from './booking-data.ts';

type Props = {
  readonly data: PeriodData;
  readonly prices: LocationPrices;
  /** What the form would send now. */
  readonly dauer: string;
};

/** Lengths to tap on, each with its price; one that ends after closing is greyed out. */
export function Durations({ data: { chosen, choices, box }, prices, dauer }: Props) {
  const t = useText(siteDe);
  const isListed = choices.some((minutes) => String(minutes) === chosen.dauer);
  const value = isListed ? chosen.dauer : 'andere';
  const late = new Set(prices.durations.filter(isAfterClosing).map(({ durationMinutes }) => durationMinutes));
  return (
    <>
      <fieldset className={css.chips}>
        <legend>{t('booking.how_long')}</legend>
        {choices.map((minutes) => (
          <Chip
            key={minutes}
            minutes={minutes}
            price={chipPrice(prices.durations, prices.sizes, minutes, box?.sizeCode ?? null)}
            isLate={late.has(minutes)}
            isFirst={value === String(minutes)}
            isChosen={dauer === String(minutes)}
          />
        ))}
        <label className={css.chip}>
          <input type="radio" name="dauer" value="andere" defaultChecked={value === 'andere'} />
          {t('booking.other_duration')}
        </label>
      </fieldset>
      <div className={css.other}>
        <Field
          name="anzahl"
          type="number"
          label={t('booking.amount')}
          value={chosen.anzahl}
          min="1"
          inputMode="numeric"
        />
        <Select
          name="einheit"
          label={t('booking.unit')}
          value={chosen.einheit}
          options={DURATION_UNITS.map((unit) => ({ value: unit, label: t(`booking.${unit}`) }))}
        />
      </div>
    </>
  );
}

type ChipProps = {
  readonly minutes: number;
  readonly price: ReturnType<typeof chipPrice>;
  readonly isLate: boolean;
  /** Chosen when the page comes. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
};

/** What is chosen stays so, even when the start moves: then the button says why it does not go on. Without a script everything can be tapped. */
function Chip({ minutes, price, isLate, isFirst, isChosen }: ChipProps) {
  const t = useText(siteDe);
  const tLocation = useLocationText();
  const locale = useLocale();
  const words = useDurationLabels();
  const isHydrated = useHydrated();
  const cents = price && formatMoney(price.cents, locale);
  return (
    <label className={css.chip} data-is-out={isLate || undefined}>
      <input
        type="radio"
        name="dauer"
        value={minutes}
        defaultChecked={isFirst}
        disabled={isHydrated && isLate && !isChosen}
      />
      <span className={css.chipWords}>
        <span>{words(minutes)}</span>
        <span className={css.chipPrice}>
          {isLate
            ? t('booking.after_closing')
            : cents && (price.isFrom ? tLocation('home.from', { price: cents }) : cents)}
        </span>
      </span>
    </label>
  );
}
