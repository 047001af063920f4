import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleCheckFilled, IconClockSearch, IconPencil } from '@tabler/icons-react';
import { DomainState } from '../contract-domain.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './domain-state.module.css';

const LOOKS: StateStyles<DomainState> = {
  created: { icon: IconPencil, tone: 'quiet' },
  dns_pending: { icon: IconClockSearch, tone: 'warn' },
  verified: { icon: IconCircleCheck, tone: 'info' },
  active: { icon: IconCircleCheckFilled, tone: 'ok' },
};

export function DomainStateMark({ state }: { state: DomainState }) {
  const t = useText(adminDe);
  return <StateMark look={LOOKS[state]}>{t(`domains.state.${state}`)}</StateMark>;
}

/** Progress of a domain from created to active. */
export function DomainSteps({ state }: { state: DomainState }) {
  const t = useText(adminDe);
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
