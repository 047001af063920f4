import type { Message } from '@fachwerk/chat/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { chatLinkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { readonly chatId: string; readonly message: Message };

/** What somebody wrote, in one's own language, on demand; where nobody translates there is nothing to see. */
export function Translation({ chatId, message }: Props) {
  const t = useText(adminDe);
  const mayWrite = useMay('chat.write');
  const translator = useAsk(chatLinkApi.translator, {}, { isEnabled: mayWrite });
  const translate = useChange(chatLinkApi.translate, { stale: 'nothing' });
  if (!mayWrite || !translator.data?.isThere) return null;
  if (translate.data) {
    return (
      <Text size="sm" c="dimmed" role="status" style={{ whiteSpace: 'pre-wrap' }}>
        {t('chat_links.translated', { text: translate.data.text })}
      </Text>
    );
  }
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="gray"
      leftSection={<IconLanguage size={14} stroke={1.5} />}
      loading={translate.isPending}
      onClick={() => translate.mutate({ id: chatId, messageId: message.id })}
    >
      {t('chat_links.translate')}
    </Button>
  );
}
