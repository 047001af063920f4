import { useText } from '@fachwerk/react/texts';
import { Button, CopyButton, Group, Stack, Textarea } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { text: string; onEdit: (text: string) => void; onTake: () => void; onDiscard: () => void };

/** Nothing is replaced before somebody says so. */
export function Suggestion({ text, onEdit, onTake, onDiscard }: Props) {
  const t = useText(adminDe);
  return (
    <Stack gap="xs" mt="sm">
      <Textarea
        label={t('ai_text.suggestion')}
        rows={4}
        value={text}
        onChange={(event) => onEdit(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button size="xs" onClick={onTake}>
          {t('ai_text.take')}
        </Button>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {t(copied ? 'ai_text.copied' : 'ai_text.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" color="gray" size="xs" onClick={onDiscard}>
          {t('ai_text.discard')}
        </Button>
      </Group>
    </Stack>
  );
}
