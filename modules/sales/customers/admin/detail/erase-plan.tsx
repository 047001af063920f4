import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { List, Text, Title } from '@mantine/core';
import type { ErasePreview, Hold } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** What an erasure would do, before it is done. */
export function ErasePlan({ preview }: { preview: ErasePreview }) {
  const t = useText(adminDe);
  const { addresses, notes, mails, holds } = preview;
  const law = holds.filter(({ kind }) => kind === 'law');
  const open = holds.filter(({ kind }) => kind === 'open');
  return (
    <>
      <Title order={3}>{t('customers.erase.goes')}</Title>
      <List mt={4} mb="md">
        <List.Item>{t('customers.erase.details')}</List.Item>
        {addresses > 0 && <List.Item>{t('customers.erase.addresses', { count: addresses })}</List.Item>}
        {notes > 0 && <List.Item>{t('customers.erase.notes', { count: notes })}</List.Item>}
        {mails > 0 && <List.Item>{t('customers.erase.mails', { count: mails })}</List.Item>}
      </List>
      {law.length > 0 ? (
        <Holds title={t('customers.erase.stays')} holds={law} />
      ) : (
        <Text c="dimmed">{t('customers.erase.nothing_stays')}</Text>
      )}
      {open.length > 0 && <Holds title={t('customers.erase.open')} holds={open} />}
    </>
  );
}

function Holds({ title, holds }: { title: string; holds: readonly Hold[] }) {
  const t = useText(adminDe);
  return (
    <>
      <Title order={3}>{title}</Title>
      <List mt={4} mb="md">
        {holds.map(({ reason, until }) => (
          <List.Item key={reason}>
            {until ? t('customers.erase.until', { reason, date: formatDate(until) }) : reason}
          </List.Item>
        ))}
      </List>
    </>
  );
}
