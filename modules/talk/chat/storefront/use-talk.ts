import { CallProblem, OFFLINE, useCall } from '@fachwerk/site/call';
import { useLive } from '@fachwerk/site/live';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../contract.ts';
import { chatSiteApi, type SiteChat } from '../contract-site.ts';
import { merged, unsent } from '../rules/merge.ts';
import type { Address, ChatData } from './chat-data.ts';

const LOOK_MS = 3000;
const HERE_MS = 15_000;
const TYPING_MS = 4000;

type Pending = { readonly id: string; readonly text: string; readonly refusal: string | null };

/** The live conversation: changes since rendering, and messages written here. */
export function useTalk({ address, chat: drawn }: ChatData) {
  const latest = useLive(
    chatSiteApi.customer,
    { ...address, after: drawn.revision },
    { everyMs: LOOK_MS, initial: drawn },
  );
  const [own, setOwn] = useState<readonly Message[]>([]);
  const [past, setPast] = useState({ messages: [] as readonly Message[], hasOlder: drawn.hasOlder });
  const messages = merged(merged(past.messages, merged(drawn.messages, latest.messages)), own);
  const chat: SiteChat = latest.revision >= drawn.revision ? latest : drawn;
  const call = useCall();
  useRead(address, chat, messages);
  const typing = useHere(address);
  const arrive = (message: Message) => setOwn((all) => merged(all, [message]));
  const { pending, send } = useOutbox(address, arrive);
  const showOlder = async () => {
    const before = messages[0]?.seq ?? 1;
    const found = await call(chatSiteApi.customer, { ...address, before });
    setPast((known) => ({ messages: merged(known.messages, found.messages), hasOlder: found.hasOlder }));
  };
  /** An image or PDF is a message of its own. */
  const sendFile = async (file: File) => {
    const name = file.name.replace(/\p{Cc}/gu, '').slice(0, 120);
    const kept = await call(chatSiteApi.attach, { ...address, name, file });
    const sent = { id: crypto.randomUUID(), text: '', fileIds: [kept.id] };
    arrive(await call(chatSiteApi.send, { chat: address, message: sent }));
  };
  const { hasOlder } = past;
  return { chat, messages, hasOlder, showOlder, pending: unsent(pending, messages), send, sendFile, typing };
}

const AGAIN_MS = 3000;

/** Queues messages until the browser is online and sends them in the order of writing; the id makes resending idempotent. */
function useOutbox(address: Address, onArrived: (message: Message) => void) {
  const call = useCall();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [tries, setTries] = useState(0);
  const next = pending.find(({ refusal }) => refusal === null);
  const attempt = async ({ id, text }: Pending) => {
    try {
      onArrived(await call(chatSiteApi.send, { chat: address, message: { id, text, fileIds: [] } }));
      setPending((all) => all.filter((each) => each.id !== id));
    } catch (error) {
      if (error instanceof CallProblem && error.code === OFFLINE) return true;
      const refusal = error instanceof Error ? error.message : String(error);
      setPending((all) => all.map((each) => (each.id === id ? { ...each, refusal } : each)));
    }
    return false;
  };
  const latest = useRef(attempt);
  latest.current = attempt;
  const waiting = useRef(next);
  waiting.current = next;
  const nextId = next?.id;
  useEffect(() => {
    if (!nextId || !waiting.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void latest.current(waiting.current).then((isAway) => {
      if (isAway && !isOver) timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [nextId, tries]);
  const send = (id: string, text: string) =>
    setPending((all) => [...all.filter((each) => each.id !== id), { id, text, refusal: null }]);
  return { pending, send };
}

/** Visible messages count as read. */
function useRead(address: Address, chat: SiteChat, messages: readonly Message[]): void {
  const call = useCall();
  const last = messages.findLast(({ side }) => side === 'staff');
  const isUnread = last !== undefined && last.seq > chat.customerReadSeq;
  const ask = useRef(call);
  ask.current = call;
  const { email, orderHash } = address;
  const id = last?.id;
  useEffect(() => {
    if (!isUnread || !id) return;
    const read = () =>
      !document.hidden &&
      void ask.current(chatSiteApi.updateRead, { email, from: orderHash, id }).catch(() => undefined);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, isUnread, email, orderHash]);
}

/** Reports presence and, throttled, typing. Best effort. */
function useHere(address: Address): () => void {
  const call = useCall();
  const saidAt = useRef(0);
  const tell = async (isTyping: boolean) => {
    if (!document.hidden) await call(chatSiteApi.here, { ...address, isTyping }).catch(() => undefined);
  };
  const translate = useRef(tell);
  translate.current = tell;
  useEffect(() => {
    void translate.current(false);
    const timer = setInterval(() => void translate.current(false), HERE_MS);
    return () => clearInterval(timer);
  }, []);
  return () => {
    if (Date.now() - saidAt.current < TYPING_MS) return;
    saidAt.current = Date.now();
    void translate.current(true);
  };
}
