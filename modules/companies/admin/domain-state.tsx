import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleCheckFilled, IconClockSearch, IconPencil } from '@tabler/icons-react';
import { DomainState } from '../contract-domain.ts';
import { de } from '../texts/de.ts';
import classes from './domain-state.module.css';

const LOOKS = {
  created: { icon: IconPencil, color: 'var(--fw-quiet)' },
  dns_pending: { icon: IconClockSearch, color: 'var(--fw-warn)' },
  verified: { icon: IconCircleCheck, color: 'var(--fw-info)' },
  active: { icon: IconCircleCheckFilled, color: 'var(--fw-ok)' },
} as const;

/** Icon and word: never by colour alone. */
export function DomainStateMark({ state }: { state: DomainState }) {
  const t = useText(de);
  const { icon: Icon, color } = LOOKS[state];
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {t(`domains.state.${state}`)}
    </span>
  );
}

/** The way from the first word to the open door, and how far it has been gone. */
export function DomainSteps({ state }: { state: DomainState }) {
  const t = useText(de);
  const now = DomainState.options.indexOf(state);
  return (
    <ol className={classes.steps}>
      {DomainState.options.map((step, at) => (
        <li
          key={step}
          data-done={at < now || state === 'active' || undefined}
          data-now={at === now || undefined}
          {...(at === now && { 'aria-current': 'step' })}
        >
          {t(`domains.state.${step}`)}
        </li>
      ))}
    </ol>
  );
}
