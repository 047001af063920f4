import { formatTime, type TimeShape } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { useSite } from '../pages/site-context.ts';

export function Time({ at, timeZone, style = 'dateTime' }: { at: Date; timeZone: string; style?: TimeShape }) {
  const { language } = useSite();
  return <time dateTime={at.toISOString()}>{formatTime(at, timeZone, LOCALES[language], style)}</time>;
}
