import { Empty } from '@fachwerk/react/states';
import { Step, Story } from '@fachwerk/react/story';
import { useText } from '@fachwerk/react/texts';
import { Anchor } from '@mantine/core';
import {
  IconBell,
  IconCalendarEvent,
  IconClipboardCheck,
  IconCreditCard,
  IconKey,
  IconMailQuestion,
  IconMessageCircle,
  IconReceipt,
  IconReceiptRefund,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CustomerStep } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** By the module that tells it; any other is about the account. */
const ICONS: Readonly<Record<string, TablerIcon>> = {
  rentals: IconKey,
  orders: IconReceipt,
  appointments: IconCalendarEvent,
  chat: IconMessageCircle,
  inquiries: IconMailQuestion,
  withdrawals: IconReceiptRefund,
  surveys: IconClipboardCheck,
  payments: IconCreditCard,
  push: IconBell,
};

/** What happened with a customer anywhere in the house, newest first. */
export function CustomerSteps({ steps }: { steps: readonly CustomerStep[] }) {
  const t = useText(adminDe);
  if (steps.length === 0) return <Empty title={t('customers.story.empty')} />;
  return (
    <Story label={t('customers.tab.story')}>
      {steps.map(({ id, source, at, personName, path, sentence }) => (
        <Step key={id} icon={ICONS[source] ?? IconUser} at={at} about={personName}>
          {path ? (
            <Anchor component={Link} to={path}>
              {sentence}
            </Anchor>
          ) : (
            sentence
          )}
        </Step>
      ))}
    </Story>
  );
}
