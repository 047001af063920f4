import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Anchor } from '@mantine/core';
import { IconKey, IconReceipt, IconUser, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CustomerStep } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './customer-steps.module.css';

/** By the module that tells it; any other is about the account. */
const ICONS: Readonly<Record<string, TablerIcon>> = { rentals: IconKey, orders: IconReceipt, payments: IconReceipt };

/** What happened with a customer anywhere in the house, newest first. */
export function CustomerSteps({ steps }: { steps: readonly CustomerStep[] }) {
  const t = useText(de);
  if (steps.length === 0) return <Empty title={t('customers.story.empty')} />;
  return (
    <ol className={classes.steps} aria-label={t('customers.tab.story')}>
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: CustomerStep }) {
  const Icon = ICONS[step.source] ?? IconUser;
  return (
    <li className={classes.step}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div>
        <div className={classes.head}>
          {step.path ? (
            <Anchor component={Link} to={step.path}>
              {step.sentence}
            </Anchor>
          ) : (
            <span>{step.sentence}</span>
          )}
          <Ago at={step.at} />
        </div>
        {step.personName && <div className={classes.person}>{step.personName}</div>}
      </div>
    </li>
  );
}
