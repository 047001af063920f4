import { formatMoney, formatNumber } from '@fachwerk/base/format-number';
import { formatAgo, formatDuration, formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { Translate } from '@fachwerk/server/translator';
import type { Handover, HandoverFigure, OpenPart } from '../../contract.ts';

/** The most pressing ones of each kind; the screen has the rest. */
const MOST_LINES = 3;

type Shown = Pick<Handover, 'from' | 'to' | 'open' | 'figures' | 'people' | 'notes'>;

/** The same as the screen, in short: open things and notes first, then figures and who did how much. */
export function handoverMail(t: Translate, language: Language, shown: Shown): { subject: string; text: string } {
  const { from, to, open, figures, people, notes } = shown;
  const locale = LOCALES[language];
  const waiting = notes.filter(({ done }) => !done);
  const total = open.reduce((sum, part) => sum + part.total, 0);
  const time = (at: Date) => formatTime(at, HOUSE_ZONE, locale, 'weekdayTime');
  const amount = (unit: HandoverFigure['unit'], value: number) => {
    if (unit === 'cents') return formatMoney(value, LOCALES.de);
    return unit === 'minutes' ? formatDuration(value, locale) : formatNumber(value, locale);
  };
  const partText = ({ label, total: all, lines }: OpenPart) => {
    const told = lines.slice(0, MOST_LINES).map(({ title, detail, since }) => {
      return `– ${[title, detail, formatAgo(since, to, locale)].filter(Boolean).join(' · ')}`;
    });
    const more = all > told.length ? [t('mail.handover.more', { count: all - told.length })] : [];
    return [t('mail.handover.part', { label, count: all }), ...told, ...more].join('\n');
  };
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, lines.join('\n')] : []);
  const text = [
    t('mail.handover.period', { from: time(from), to: time(to) }),
    ...section(
      t('handover.notes'),
      waiting.map((note) => `– ${note.text} (${note.written.name})`),
    ),
    ...(total > 0 ? open.map(partText) : [t('handover.open.none')]),
    ...section(
      t('handover.figures'),
      figures.map(({ label, unit, value, before }) =>
        t('mail.handover.figure', { label, value: amount(unit, value), before: amount(unit, before) }),
      ),
    ),
    ...section(
      t('handover.people'),
      (people ?? []).map(({ name, count }) => t('mail.handover.person', { name, count })),
    ),
    t('mail.handover.why'),
  ];
  return {
    subject: t('mail.handover.subject', { day: formatTime(to, HOUSE_ZONE, locale, 'date'), count: total }),
    text: text.join('\n\n'),
  };
}
