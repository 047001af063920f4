import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { Chip, Group } from '@mantine/core';
import { TIME_PRESETS, type TimePreset } from '../../rules/time-range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './time-presets.module.css';
import type { TimeChoice } from './use-time-range.ts';

const ALL = 'all';

/** When it was: one tap for what is usual, two fields for everything else. */
export function TimePresets({ time }: { time: TimeChoice }) {
  const t = useText(adminDe);
  const choose = (value: string) => time.choose(value === ALL ? undefined : (value as TimePreset));
  return (
    <div className={classes.row}>
      <Chip.Group value={time.preset ?? ALL} onChange={choose}>
        <Group gap={6} role="radiogroup" aria-label={t('logs.time')}>
          <Chip value={ALL} size="sm" variant="outline">
            {t('logs.time.all')}
          </Chip>
          {TIME_PRESETS.map((preset) => (
            <Chip key={preset} value={preset} size="sm" variant="outline">
              {t(`logs.time.${preset}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {time.preset === 'own' && (
        <div className={classes.own}>
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              isFilter
              withTime
              size="sm"
              label={t(`logs.time.${name}`)}
              value={time[name]}
              onChange={(moment) => time.setOwn(name, moment)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
