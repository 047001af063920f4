import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-mark.module.css';

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'accent' | 'quiet';
/** Without a tone the icon has the text colour. */
export type StateStyle = { readonly icon: TablerIcon; readonly tone?: Tone };
/** The badge of every state. */
export type StateStyles<State extends string> = Readonly<Record<State, StateStyle>>;

type Props = { look: StateStyle; isStrong?: boolean; isQuiet?: boolean; children: ReactNode };

/** Icon and text: never colour alone. */
export function StateMark({ look: { icon: Icon, tone }, isStrong = false, isQuiet = false, children }: Props) {
  return (
    <span className={classes.mark} data-strong={isStrong || undefined} data-quiet={isQuiet || undefined}>
      <Icon size={18} stroke={1.5} {...(tone && { color: `var(--fw-${tone})` })} aria-hidden />
      {children}
    </span>
  );
}
