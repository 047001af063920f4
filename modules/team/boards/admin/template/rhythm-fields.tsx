import { useText } from '@fachwerk/react/texts';
import { Group, NumberInput, Select } from '@mantine/core';
import { Rhythm } from '../../contract-template.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { weekdayName } from './rhythm-words.ts';

const EVERY = ['none', ...Rhythm.def.shape.every.options] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }));

type Props = { readonly rhythm: Rhythm | null; readonly onChange: (rhythm: Rhythm | null) => void };

/** Whether and when the template creates cards automatically. */
export function RhythmFields({ rhythm, onChange }: Props) {
  const t = useText(adminDe);
  const choose = (chosen: string | null) => {
    const every = Rhythm.def.shape.every.options.find((each) => each === chosen);
    onChange(every ? { every, onDay: 1, hour: rhythm?.hour ?? 7 } : null);
  };
  return (
    <>
      <Select
        label={t('templates.rhythm')}
        allowDeselect={false}
        data={EVERY.map((every) => ({ value: every, label: t(`templates.every.${every}`) }))}
        value={rhythm?.every ?? 'none'}
        onChange={choose}
      />
      {rhythm && (
        <Group grow gap="xs" align="flex-start">
          {rhythm.every === 'week' && (
            <Select
              label={t('templates.weekday')}
              allowDeselect={false}
              data={WEEKDAYS}
              value={String(rhythm.onDay)}
              onChange={(day) => onChange({ ...rhythm, onDay: Number(day) })}
            />
          )}
          {rhythm.every === 'month' && (
            <NumberInput
              label={t('templates.day_of_month')}
              description={rhythm.onDay > 28 && t('templates.day_help')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              min={1}
              max={31}
              clampBehavior="strict"
              allowDecimal={false}
              value={rhythm.onDay}
              onChange={(day) => typeof day === 'number' && onChange({ ...rhythm, onDay: day })}
            />
          )}
          <Select
            label={t('templates.hour')}
            allowDeselect={false}
            data={HOURS}
            value={String(rhythm.hour)}
            onChange={(hour) => onChange({ ...rhythm, hour: Number(hour) })}
          />
        </Group>
      )}
    </>
  );
}
