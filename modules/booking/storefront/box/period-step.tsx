import { formatMoney } from '@fachwerk/base/format-number';
import { DURATION_UNITS } from '@fachwerk/checkout/rules/duration-choices';
import { useDurationWords, useProblemWords } from '@fachwerk/checkout/site-parts';
import { Button } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { Select } from '@fachwerk/site/select';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './booking.module.css';
import type { PeriodData } from './booking-data.ts';
import { BookingHead } from './booking-head.tsx';

/** Asks for an address with the period in it: nothing is kept, nothing is changed. */
export function PeriodStep({ data }: { readonly data: PeriodData }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const words = useDurationWords();
  const problemWords = useProblemWords();
  const { location, chosen, refusal, box } = data;
  return (
    <Stack>
      <BookingHead location={location} current={0} />
      {refusal && (
        <Notice kind="warn" isAnswer>
          <p>{problemWords(refusal)}</p>
        </Notice>
      )}
      {box && <Notice kind="info" title={t('booking.this_box', { number: box.number, size: box.sizeCode })} />}
      <Form method="get" hidden={box ? { code: box.qrCode } : {}}>
        <div className={css.form}>
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
          <Durations data={data} />
          <p className={css.help}>{t('booking.longest', { duration: words(location.maxDurationMinutes) })}</p>
          <SummaryBar action={<Button icon="arrow">{t('booking.to_sizes')}</Button>}>
            {location.fromCents !== null && (
              <p className={css.sum}>{t('home.from', { price: formatMoney(location.fromCents, locale) })}</p>
            )}
          </SummaryBar>
        </div>
      </Form>
      <p className={css.help}>{t('booking.provider', { name: location.contractParty })}</p>
    </Stack>
  );
}

function Durations({ data: { chosen, choices } }: { readonly data: PeriodData }) {
  const t = useText(siteDe);
  const words = useDurationWords();
  const isListed = choices.some((minutes) => String(minutes) === chosen.dauer);
  const value = isListed ? chosen.dauer : 'andere';
  return (
    <>
      <fieldset className={css.chips}>
        <legend>{t('booking.how_long')}</legend>
        {choices.map((minutes) => (
          <label key={minutes} className={css.chip}>
            <input type="radio" name="dauer" value={minutes} defaultChecked={value === String(minutes)} />
            {words(minutes)}
          </label>
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
