import type { Language } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { translationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { textKey: string; language: Language; onDraft: (text: string) => void };

/** Writes into the field; saved by whoever has read it. */
export function DraftButton({ textKey, language, onDraft }: Props) {
  const t = useText(adminDe);
  const draft = useChange(translationApi.draft);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt={4}
      leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden />}
      loading={draft.isPending}
      onClick={() => draft.mutate({ key: textKey, language }, { onSuccess: ({ text }) => onDraft(text) })}
    >
      {t('texts.draft', { language: t(`language.${language}`) })}
    </Button>
  );
}
