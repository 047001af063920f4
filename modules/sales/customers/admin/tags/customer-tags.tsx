import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { CustomerStory } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerTagsDialog } from './assign-tags.tsx';
import { TagChips } from './tag-chip.tsx';

/** The tags of one customer, with the way to change them. */
export function CustomerTags({ customer }: { customer: CustomerStory }) {
  const t = useText(adminDe);
  const mayEdit = useMay('customers.edit');
  const [isOpen, setOpen] = useState(false);
  return (
    <Group gap="xs">
      {customer.tags.length > 0 ? (
        <TagChips tags={customer.tags} />
      ) : (
        <Text component="span" inherit c="dimmed">
          {t('customers.tags.none')}
        </Text>
      )}
      {mayEdit && (
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {t('customers.tags.assign')}
        </Button>
      )}
      <CustomerTagsDialog customer={customer} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Group>
  );
}
