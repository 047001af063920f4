import { formatTime } from '@fachwerk/base/format-time';
import { durationParts } from '@fachwerk/base/time';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { CartLine, LinePeriod } from '../contract-cart.ts';
import { siteDe } from '../texts/site.de.ts';

type PeriodUnit = 'minute' | 'hour' | 'day' | 'week' | 'cap';

/** `2 Stunden`; `cap` is a day at the most it may cost. */
export function useUnitLabels(): (unit: PeriodUnit, count: number) => string {
  const t = useText(siteDe);
  return (unit, count) => t(`period.${unit}`, { count });
}

/** `2 Stunden 30 Minuten`, in the visitor's language. */
export function useDurationLabels(): (minutes: number) => string {
  const unitWords = useUnitLabels();
  return (minutes) =>
    durationParts(minutes)
      .map(({ unit, count }) => unitWords(unit, count))
      .join(' ');
}

/** A sentence for a problem code of any module. */
export function useProblemLabels(): (code: string) => string {
  const { translate } = useSite();
  return (code) => translate(code);
}

/** `Di., 01.12., 09:00 bis 11:00`; a rental for now begins with its payment, so that only its length is known. */
export function useSpanLabels(): (span: LinePeriod) => string {
  const t = useText(siteDe);
  const locale = useLocale();
  const durationWords = useDurationLabels();
  return ({ startsAt, endsAt, isNow, durationMinutes, timeZone }) => {
    if (isNow) return t('period.now_for', { duration: durationWords(durationMinutes) });
    const isOneDay = formatTime(startsAt, timeZone, locale, 'date') === formatTime(endsAt, timeZone, locale, 'date');
    const end = isOneDay ? formatTime(endsAt, timeZone, locale, 'time') : withWeekday(endsAt, timeZone, locale);
    return t('period.from_to', { start: withWeekday(startsAt, timeZone, locale), end });
  };
}

/** When a line of the cart is for. One about a rental that is there already says itself which time it adds. */
export function useLineLabels(): (line: CartLine) => string {
  const t = useText(siteDe);
  const locale = useLocale();
  const spanWords = useSpanLabels();
  return ({ kind, detail, period, isExpired }) => {
    if (!period || kind === 'extension' || kind === 'surcharge') return detail;
    if (!period.isNow || isExpired) return spanWords(period);
    return t('period.now_until', {
      span: spanWords(period),
      end: withWeekday(period.endsAt, period.timeZone, locale),
    });
  };
}

function withWeekday(at: Date, timeZone: string, locale: string): string {
  return formatTime(at, timeZone, locale, 'weekdayTime');
}
