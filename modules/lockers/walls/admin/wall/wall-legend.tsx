import { BoxState } from '@fachwerk/lockers/contract-lock';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconDoorOff, IconWifiOff } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import boxClasses from './wall-box.module.css';
import { STATE_ICONS } from './wall-box.tsx';
import classes from './wall-legend.module.css';
import type { DrawnBox } from './wall-words.ts';
import { useStateLabels } from './wall-words.ts';

/** From what is good to what needs somebody. */
const ORDER: readonly BoxState[] = [
  'free',
  'reserved',
  'rented',
  'overrun',
  'to_check',
  'not_on_sale',
  'out_of_service',
  'alarm',
];

type Props = {
  boxes: readonly DrawnBox[];
  chosen: readonly BoxState[];
  onChoose: (states: readonly BoxState[]) => void;
};

/** What the drawing means, with how many there are; a press leaves only those. */
export function WallLegend({ boxes, chosen, onChoose }: Props) {
  const t = useText(adminDe);
  const stateWords = useStateLabels();
  const counts = new Map<BoxState | null, number>();
  for (const { state } of boxes) counts.set(state, (counts.get(state) ?? 0) + 1);
  const doors = boxes.filter(({ doorState }) => doorState === 'open').length;
  const offline = boxes.filter(({ isOnline }) => !isOnline).length;
  const toggle = (state: BoxState) =>
    onChoose(chosen.includes(state) ? chosen.filter((each) => each !== state) : [...chosen, state]);
  return (
    <fieldset className={classes.legend} aria-label={t('wall.legend')}>
      {ORDER.map((state) => (
        <button
          key={state}
          type="button"
          className={classes.entry}
          aria-pressed={chosen.includes(state)}
          data-none={!counts.get(state) || undefined}
          onClick={() => toggle(state)}
        >
          <StateSwatch state={state} />
          <span className={classes.word}>{stateWords(state)}</span>
          <span className={classes.count}>{counts.get(state) ?? 0}</span>
        </button>
      ))}
      {doors > 0 && (
        <span className={classes.mark}>
          <IconDoorOff size={16} stroke={1.5} aria-hidden /> {t('wall.legend.openDoors')}
          <span className={classes.count}>{doors}</span>
        </span>
      )}
      {offline > 0 && (
        <span className={classes.mark}>
          <IconWifiOff size={16} stroke={1.5} aria-hidden /> {t('wall.legend.offline')}
          <span className={classes.count}>{offline}</span>
        </span>
      )}
      {chosen.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChoose([])}>
          {t('wall.legend.reset')}
        </Button>
      )}
    </fieldset>
  );
}

/** A door in small, as the wall draws it. */
export function StateSwatch({ state }: { state: BoxState }) {
  const Icon = STATE_ICONS[state];
  return (
    <span className={`${boxClasses.door} ${classes.swatch}`} data-state={state} data-swatch aria-hidden>
      {Icon && <Icon size={12} stroke={2} className={boxClasses.stateIcon} />}
    </span>
  );
}

export function isBoxState(value: string): value is BoxState {
  return BoxState.options.includes(value as BoxState);
}
