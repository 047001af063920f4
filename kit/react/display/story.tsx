import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './story.module.css';
import { Ago } from './time.tsx';

/** A timeline; the caller sorts it. */
export function Story({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={classes.story} aria-label={label}>
      {children}
    </ol>
  );
}

type StepProps = {
  icon: TablerIcon;
  /** The sentence of the step; for a quote, its author. */
  children: ReactNode;
  at: Date;
  timeZone?: string;
  /** Person and reason. */
  about?: ReactNode;
  tone?: 'good' | 'bad' | undefined;
  /** A verbatim quote. */
  quote?: string | undefined;
};

export function Step({ icon: Icon, children, at, timeZone, about, tone, quote }: StepProps) {
  return (
    <li className={classes.step} data-tone={tone} data-quote={quote !== undefined || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div>
        <div className={classes.head}>
          <span>{children}</span> <Ago at={at} {...(timeZone && { timeZone })} />
        </div>
        {about && <div className={classes.about}>{about}</div>}
        {quote !== undefined && <p className={classes.quote}>{quote}</p>}
      </div>
    </li>
  );
}
