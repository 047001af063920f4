import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Caller, type EntryContact, orderEntryApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Draft, withCaller } from './draft.ts';
import classes from './entry.module.css';
import { Finder } from './finder.tsx';
import type { EntryErrors } from './use-entry.ts';

type Props = { draft: Draft; onChange: (next: Draft) => void; errors: EntryErrors; onKnown: () => void };

/** Who is on the telephone: found by the number on the display, or asked for. */
export function CallerPart({ draft, onChange, errors, onKnown }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const search = typed.trim();
  const asked = useAsk(orderEntryApi.callers, { search }, { isEnabled: search !== '', keepPrevious: true });
  const { contact, caller } = draft;
  const write = (name: keyof EntryContact, value: string) =>
    onChange({ ...draft, contact: { ...contact, [name]: value } });
  const pick = (found: Caller) => {
    setTyped('');
    onChange(withCaller(draft, found));
    onKnown();
  };
  const takeTyped = () => {
    setTyped('');
    const isNumber = /^[\d\s+()/.-]+$/.test(search);
    onChange({ ...draft, caller: null, contact: { ...contact, [isNumber ? 'phone' : 'lastName']: search } });
    nameField.current?.focus();
  };
  const field = (name: keyof EntryContact, label: string) => ({
    label,
    value: contact[name],
    error: errors[`contact.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => write(name, event.currentTarget.value),
  });
  return (
    <section className={classes.part} aria-labelledby="entry-caller">
      <Title order={2} size="h4" id="entry-caller">
        {t('order_entry.caller')}
      </Title>
      <Finder
        isFirst
        label={t('order_entry.find_caller')}
        typed={typed}
        onType={setTyped}
        hits={search === '' ? [] : (asked.data?.callers ?? [])}
        isStale={search !== '' && (asked.isPlaceholderData || asked.isPending)}
        keyOf={({ customerId }) => customerId}
        show={(hit) => <CallerRow caller={hit} />}
        onPick={pick}
        onNothing={takeTyped}
        nothing={t('order_entry.caller_nobody')}
      />
      {caller && (
        <Group justify="space-between" gap="xs">
          <Text size="sm">{t('order_entry.caller_known', { name: nameOf(caller) })}</Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...draft, caller: null })}>
            {t('order_entry.caller_forget')}
          </Button>
        </Group>
      )}
      {caller?.isBlocked && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t('order_entry.blocked')}
        </Alert>
      )}
      <SimpleGrid cols={2} spacing="sm">
        <TextInput ref={nameField} maxLength={80} {...field('lastName', t('order_entry.last_name'))} />
        <TextInput maxLength={80} {...field('firstName', t('order_entry.first_name'))} />
        <TextInput maxLength={40} inputMode="tel" {...field('phone', t('order_entry.phone'))} />
        <TextInput
          maxLength={254}
          inputMode="email"
          description={contact.email === '' ? t('order_entry.email_help') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('email', t('order_entry.email'))}
        />
      </SimpleGrid>
    </section>
  );
}

const nameOf = ({ firstName, lastName, email, phone }: Caller) => `${firstName} ${lastName}`.trim() || email || phone;

function CallerRow({ caller }: { caller: Caller }) {
  const [last] = caller.addresses;
  return (
    <>
      <Text size="sm" fw={600}>
        {nameOf(caller)}
      </Text>
      <Text size="xs" className={classes.quiet ?? ''}>
        {[caller.phone, last && `${last.street}, ${last.postcode} ${last.city}`, caller.email]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}
