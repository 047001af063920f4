import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { WaitingStep } from '../contract-site.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = Pick<WaitingStep, 'kind' | 'options'> & {
  readonly refusal?: string | null;
  readonly isPending?: boolean;
  readonly onAnswer: (value: string) => void;
};

/** What waits for an answer: a line to type, or buttons. */
export function Answering({ kind, options, refusal = null, isPending = false, onAnswer }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  if (kind !== 'input')
    return (
      <>
        <Group gap="xs">
          {options.map(({ id, label }) => (
            <Button key={id} variant="default" disabled={isPending} onClick={() => onAnswer(id)}>
              {label}
            </Button>
          ))}
        </Group>
        {refusal && (
          <Text size="sm" c="danger" role="alert" mt={4}>
            {refusal}
          </Text>
        )}
      </>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onAnswer(typed);
  };
  return (
    <form onSubmit={send}>
      <Group align="flex-start" gap="xs">
        <TextInput
          flex="1 1 0"
          aria-label={t('dialogues.preview.answer')}
          placeholder={t('dialogues.preview.answer')}
          value={typed}
          error={refusal}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isPending}>
          {t('dialogues.preview.send')}
        </Button>
      </Group>
    </form>
  );
}
