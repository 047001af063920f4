import { EntryPage } from '@fachwerk/order-entry/parts';
import { useAsk, useChange } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { chatLinkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** An order for whoever asks in a conversation, which is about it from then on. */
export function NewOrderPage() {
  const t = useText(adminDe);
  const { chatId = '' } = useParams();
  const asked = useAsk(chatLinkApi.buyer, { id: chatId });
  const create = useChange(chatLinkApi.createOrder, { isQuiet: true });
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={6} />;
  return (
    <EntryPage
      from={{
        person: asked.data,
        placing: {
          isPending: create.isPending,
          mutateAsync: (entry) => create.mutateAsync({ order: { chatId, ...entry } }),
        },
        home: { to: `/admin/chat/${chatId}`, label: t('chat_links.back') },
      }}
    />
  );
}
