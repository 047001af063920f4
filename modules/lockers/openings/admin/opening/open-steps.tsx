import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleXFilled, IconLoader2 } from '@tabler/icons-react';
import type { OpenAttempt } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Step, stepsOf } from '../attempts/attempt-words.ts';
import classes from './open-box.module.css';

/** requested → sent → acknowledged → open, or where it ended instead. */
export function OpenSteps({ attempt }: { attempt: OpenAttempt }) {
  const t = useText(adminDe);
  return (
    <ol className={classes.steps} aria-label={t('open.steps')}>
      {stepsOf(attempt).map((step) => (
        <li
          key={step.name}
          className={classes.step}
          data-at={step.at}
          {...(step.at === 'now' && { 'aria-current': 'step' as const })}
        >
          <Mark at={step.at} />
          <span>{t(`open.step.${step.name}`)}</span>
          <VisuallyHidden>{t(`open.step.at.${step.at}`)}</VisuallyHidden>
          {step.when && <time dateTime={step.when.toISOString()}>{formatTime(step.when, 'clock')}</time>}
        </li>
      ))}
    </ol>
  );
}

function Mark({ at }: { at: Step['at'] }) {
  if (at === 'done') return <IconCircleCheckFilled size={22} color="var(--fw-ok)" aria-hidden />;
  if (at === 'failed') return <IconCircleXFilled size={22} color="var(--fw-danger)" aria-hidden />;
  if (at === 'now') return <IconLoader2 size={22} stroke={1.5} className={classes.spin} aria-hidden />;
  return <span className={classes.dot} aria-hidden />;
}
