import { useHashTab } from '@fachwerk/react/hash-tab';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Alert, Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { CustomerStory } from '../../contract-staff.ts';
import { fullName } from '../../rules/customer.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { customerSlot } from '../slots.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerSteps } from './customer-steps.tsx';

const TABS = ['story', 'notes', 'edit'] as const;

/** Who it is, what can be done, and everything that happened. */
export function CustomerSheet({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  return (
    <>
      {customer.blockedAt && (
        <Alert color="danger" icon={<IconLock stroke={1.5} />} mb="md">
          {customer.isOfOwnNetwork
            ? t('customers.blocked.by', { name: customer.blockedBy, reason: customer.blockedReason })
            : t('customers.blocked', { name: fullName(customer) })}
        </Alert>
      )}
      <InSlot slot={customerSlot} props={{ customer }} />
      <CustomerFacts customer={customer} />
      <CustomerActions customer={customer} />
      <CustomerTabs customer={customer} />
    </>
  );
}

function CustomerTabs({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const [tab, chooseTab] = useHashTab(TABS);
  return (
    <Tabs value={tab} mt="lg" keepMounted={false} onChange={chooseTab}>
      <Tabs.List aria-label={t('customers.sections')} mb="md">
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`customers.tab.${name}`)}
            {name === 'notes' && customer.notes.length > 0 && ` (${customer.notes.length})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="story">
        <CustomerSteps steps={customer.steps} />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <CustomerNotes customer={customer} />
      </Tabs.Panel>
      <Tabs.Panel value="edit">
        <CustomerForm customer={customer} />
      </Tabs.Panel>
    </Tabs>
  );
}
