import { useAsk } from '@fachwerk/react/call';
import { useMay, useSession } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { chatApi } from '../contract.ts';
import { chatHomeApi } from '../contract-site.ts';
import { isIntern, rowId } from '../rules/address.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Conversation } from './conversation.tsx';
import classes from './desk.module.css';
import { EmbeddedChat } from './embedded-chat.tsx';
import { nameOf } from './list/chat-words.ts';
import { Talk } from './talk/talk.tsx';

/** Staff view of a conversation URL; customers have their own page on the company's site. */
export function AddressedPage() {
  const t = useText(adminDe);
  const session = useSession();
  const may = useMay('chat.read');
  const { orderHash } = useParams();
  return (
    <section className={classes.addressed}>
      <Title order={1} size="h3">
        {t('chat_desk.address_title')}
      </Title>
      {!session && <ToSite />}
      {session && !may && <NoPermission />}
      {session && may && (orderHash ? <AtAddress /> : <ItemChats />)}
    </section>
  );
}

/** Without a session the visitor is a customer: redirects to the conversation on the company's site. */
function ToSite() {
  const t = useText(adminDe);
  const { pathname, search, hash } = useLocation();
  const { orderHash, company } = useParams();
  const asked = useAsk(chatHomeApi.home, orderHash ? { orderHash } : { company });
  const origin = asked.data?.origin;
  useEffect(() => {
    if (origin && origin !== window.location.origin) window.location.replace(`${origin}${pathname}${search}${hash}`);
  }, [origin, pathname, search, hash]);
  if (asked.isPending) return <Loading lines={2} />;
  return (
    <>
      <Text>{t('chat_desk.on_site')}</Text>
      <Anchor component={Link} to="/login" state={{ from: `${pathname}${search}${hash}` }}>
        {t('chat_desk.sign_in')}
      </Anchor>
    </>
  );
}

/** Conversations about an item. */
function ItemChats() {
  const t = useText(adminDe);
  const { itemId = '', msgId = '' } = useParams();
  const asked = useAsk(chatApi.ofItem, { itemId, msgId });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { at } = asked.data;
  if (at) return <Navigate to={`/admin/chat/${at.chatId}#${rowId(at.messageId)}`} replace />;
  if (asked.data.chats.length === 0) return <Text c="dimmed">{t('chat_desk.item_none')}</Text>;
  return (
    <ul>
      {asked.data.chats.map((chat) => (
        <li key={chat.id}>
          <Link to={`/admin/chat/${chat.id}`}>{nameOf(chat) || t('chat_desk.guest')}</Link>
        </li>
      ))}
    </ul>
  );
}

/** A conversation by its URL: under a pin's address staff ask colleagues, under any other they answer. `only-chat` hides everything else. */
function AtAddress() {
  const { email = '', orderHash = '', itemId, viewMode } = useParams();
  const address = { email, orderHash, ...(itemId && { itemId }) };
  if (isIntern(address)) {
    return (
      <div className={classes.alone}>
        <EmbeddedChat address={address} />
      </div>
    );
  }
  return <Answered address={address} isAlone={viewMode === 'only-chat'} />;
}

type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };

function Answered({ address, isAlone }: { readonly address: Address; readonly isAlone: boolean }) {
  const asked = useAsk(chatApi.open, address);
  const groups = useAsk(chatApi.groups, {});
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={8} />;
  const { chat } = asked.data;
  return (
    <div className={classes.alone} data-only={isAlone || undefined}>
      {chat ? (
        <Conversation id={chat.id} people={groups.data?.people ?? []} backTo={null} />
      ) : (
        <Talk
          chat={null}
          to={address}
          messages={[]}
          mine="staff"
          onArrived={() => void asked.refetch()}
          onMarked={() => undefined}
        />
      )}
    </div>
  );
}
