import { useText } from '@fachwerk/react/texts';
import { Box, Input } from '@mantine/core';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { Focus, MediaPicture } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../media.module.css';

const STEP = 20;
const LARGE_STEP = 100;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(1000, Math.max(0, Math.round(value)));

type Props = { picture: MediaPicture; value: Focus; onChange: (focus: Focus) => void };

/** What has to stay in sight: by a click on it, or by the arrow keys on the mark. */
export function FocusField({ picture, value, onChange }: Props) {
  const t = useText(adminDe);
  const point = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange({
      x: within(((event.clientX - left) * 1000) / width),
      y: within(((event.clientY - top) * 1000) / height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: within(value.x + step[0] * by), y: within(value.y + step[1] * by) });
  };
  const place = { '--focus-x': `${value.x / 10}%`, '--focus-y': `${value.y / 10}%` } as CSSProperties;
  return (
    <Input.Wrapper label={t('media.focus')} labelElement="div" description={t('media.focus.help')}>
      <div className={classes.focusOuter}>
        <Box className={classes.focus ?? ''} style={place} onClick={point}>
          <img
            className={classes.focusPicture}
            src={picture.sources.at(-1)?.webp}
            alt=""
            width={picture.width}
            height={picture.height}
          />
          <button
            type="button"
            className={classes.focusMark}
            aria-label={t('media.focus.at', { x: Math.round(value.x / 10), y: Math.round(value.y / 10) })}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={move}
          />
        </Box>
      </div>
    </Input.Wrapper>
  );
}
