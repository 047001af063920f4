import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import type { ReactNode } from 'react';
import { chatApi } from '../contract.ts';
import { Talk } from './talk/talk.tsx';
import { useChat } from './talk/use-chat.ts';

type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };

type Props = {
  readonly address: Address;
  /** A pending question; replaces the composer. */
  readonly answering?: ReactNode;
};

/** A question to colleagues in the overlay of a pin: messages only. */
export function EmbeddedChat({ address, answering }: Props) {
  const asked = useAsk(chatApi.open, address);
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { chat } = asked.data;
  if (chat) return <Begun id={chat.id} address={address} answering={answering} />;
  return (
    <Talk
      chat={null}
      to={address}
      messages={[]}
      mine="customer"
      answering={answering}
      onArrived={() => void asked.refetch()}
      onMarked={() => undefined}
    />
  );
}

function Begun({ id, address, answering }: Props & { readonly id: string }) {
  const { chat, messages, takeMessage, catchUp } = useChat(id);
  if (!chat) return <Loading lines={4} />;
  return (
    <Talk
      chat={chat}
      to={address}
      messages={messages}
      mine="customer"
      answering={answering}
      onArrived={({ message }) => {
        takeMessage(message);
        catchUp();
      }}
      onMarked={takeMessage}
    />
  );
}
