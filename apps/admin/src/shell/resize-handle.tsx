import { useText } from '@fachwerk/react/texts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { NAV_WIDTH } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';

const STEP = 16;

type Props = { width: number; onWidth: (width: number) => void; onFold: () => void };

/** The edge between the panes: pulled with the pointer, moved with the arrow keys, folded with a double click. */
export function ResizeHandle({ width, onWidth, onFold }: Props) {
  const t = useText(appDe);
  const grip = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const hold = (event: PointerEvent<HTMLHRElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width };
  };
  const pull = (event: PointerEvent) => {
    if (grip.current) onWidth(grip.current.width + event.clientX - grip.current.x);
  };
  const release = () => {
    grip.current = null;
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onWidth(width + by);
  };
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('shell.menu.resize')}
      aria-valuenow={width}
      aria-valuemin={NAV_WIDTH.least}
      aria-valuemax={NAV_WIDTH.most}
      className={classes.handle}
      onPointerDown={hold}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={onFold}
      onKeyDown={step}
    />
  );
}
