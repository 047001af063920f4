import { useChange } from '@fachwerk/react/call';
import { MentionTextarea } from '@fachwerk/react/mention-textarea';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { BoardPerson } from '../../contract.ts';
import { type CardDetails, cardApi } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useTakeAnswer } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly people: readonly BoardPerson[]; readonly onChanged: () => void };

/** Comment box; `@` suggests colleagues, and a mentioned colleague gets a mail. */
export function CardComment({ card, people, onChanged }: Props) {
  const t = useText(adminDe);
  const take = useTakeAnswer(onChanged);
  const send = useChange(cardApi.comment, { stale: 'nothing' });
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    take(await send.mutateAsync({ cardId: card.id, comment: text }));
    setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <MentionTextarea
        label={t('desk.comment')}
        description={t('desk.comment_help')}
        autosize
        minRows={2}
        maxLength={5000}
        value={text}
        people={people}
        onType={setText}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={send.isPending} disabled={!text.trim()}>
          {t('desk.comment_send')}
        </Button>
      </Group>
    </form>
  );
}
