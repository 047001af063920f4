import { clockWords, dateFormat } from '@fachwerk/base/formatters';
import { LOCALES } from '@fachwerk/base/language';
import { useSite } from '../pages/site-context.ts';

export type TimeStyle = 'full' | 'short' | 'date' | 'time';

const SHAPES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
};

/** In the zone of the place it speaks of, never in that of the browser: server and browser write the same. */
export function formatTime(at: Date, timeZone: string, locale: string, style: TimeStyle = 'short'): string {
  const shape = { ...SHAPES[style], timeZone };
  return style === 'date' ? dateFormat(locale, shape).format(at) : clockWords(at, locale, shape);
}

export function Time({ at, timeZone, style = 'short' }: { at: Date; timeZone: string; style?: TimeStyle }) {
  const { language } = useSite();
  return <time dateTime={at.toISOString()}>{formatTime(at, timeZone, LOCALES[language], style)}</time>;
}
