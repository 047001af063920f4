import { LOCALES } from '@fachwerk/base/language';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { useLanguage, useText } from '../shell/texts.ts';
import { isDateText } from './typed-date.ts';

const MONDAY = 1;

/** A month at a time, weeks from Monday; plain dates without a time zone. */
export function DateCalendar({ value, onChoose }: { value: string; onChoose: (day: string) => void }) {
  const t = useText();
  const isGerman = LOCALES[useLanguage()].startsWith('de');
  const chosen = isDateText(value) ? value : null;
  return (
    <DatePicker
      value={chosen}
      {...(chosen && { defaultDate: chosen })}
      onChange={(day) => day && onChoose(day)}
      locale={isGerman ? 'de' : 'en-gb'}
      firstDayOfWeek={MONDAY}
      weekendDays={[]}
      highlightToday
      ariaLabels={{
        monthLevelControl: t('date.to_years'),
        yearLevelControl: t('date.to_years'),
        nextMonth: t('date.next_month'),
        previousMonth: t('date.previous_month'),
        nextYear: t('date.next_year'),
        previousYear: t('date.previous_year'),
        nextDecade: t('date.next_years'),
        previousDecade: t('date.previous_years'),
      }}
    />
  );
}
