import { chatApi } from '@fachwerk/chat/contract';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button, Group } from '@mantine/core';
import { mayBeMeant, withName } from '../../rules/mention.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Below a note with an @ at its end: who may be meant. */
export function MentionOffer({ text, onChoose }: { readonly text: string; readonly onChoose: (text: string) => void }) {
  const t = useText(adminDe);
  const { data } = useAsk(chatApi.groups, {});
  const people = mayBeMeant(text, data?.people ?? []);
  if (people.length === 0) return null;
  return (
    <Group role="group" aria-label={t('chat_desk.mention')} gap={6} mt={6}>
      {people.map((person) => (
        <Button key={person.id} variant="light" size="compact-sm" onClick={() => onChoose(withName(text, person))}>
          @{person.name}
        </Button>
      ))}
    </Group>
  );
}
