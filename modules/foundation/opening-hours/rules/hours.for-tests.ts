import type { Interval, OpeningHours } from '../contract.ts';

/** `'08:00-12:00 14:00-18:00'`; empty is closed. */
export function times(text: string): Interval[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => ({ from: each.slice(0, 5), to: each.slice(6) }));
}

type Given = Partial<Omit<OpeningHours, 'weekly' | 'onHolidays'>> & {
  readonly weekly?: Partial<Record<keyof OpeningHours['weekly'], string>>;
  readonly onHolidays?: string;
};

/** Closed wherever nothing is said. */
export function hoursLike({ weekly = {}, onHolidays = '', ...rest }: Given = {}): OpeningHours {
  const day = (name: keyof OpeningHours['weekly']) => times(weekly[name] ?? '');
  return {
    isAlwaysOpen: false,
    holidaysOf: null,
    exceptions: [],
    ...rest,
    weekly: {
      monday: day('monday'),
      tuesday: day('tuesday'),
      wednesday: day('wednesday'),
      thursday: day('thursday'),
      friday: day('friday'),
      saturday: day('saturday'),
      sunday: day('sunday'),
    },
    onHolidays: times(onHolidays),
  };
}

export function everyDay(text: string): NonNullable<Given['weekly']> {
  return {
    monday: text,
    tuesday: text,
    wednesday: text,
    thursday: text,
    friday: text,
    saturday: text,
    sunday: text,
  };
}
