import { Problem } from '@fachwerk/base/problem';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect, useRef } from 'react';
import type { Message } from '../contract.ts';
import { merged } from '../rules/merge.ts';
import type { Address } from './chat-data.ts';

const LOOK_MS = 30_000;

type Told = { readonly onUnread: (count: number) => void; readonly onGone: () => void };

/** Polls the number of unread messages of a closed conversation; the code to read answers loads only if there is one. */
export function useUnread(address: Address | null, told: Told): void {
  const { language } = useSite();
  const tell = useRef(told);
  tell.current = told;
  const asked = address && JSON.stringify(address);
  useEffect(() => {
    if (!asked) return tell.current.onUnread(0);
    const ended = new AbortController();
    let known: readonly Message[] = [];
    let revision: number | undefined;
    const look = async () => {
      if (document.hidden) return;
      const [{ call }, { chatSiteApi }] = await Promise.all([
        import('@fachwerk/site/call'),
        import('../contract-site.ts'),
      ]);
      const input = { ...(JSON.parse(asked) as Address), ...(revision !== undefined && { after: revision }) };
      const chat = await call(chatSiteApi.customer, input, language, ended.signal);
      if (ended.signal.aborted) return;
      if (!chat.isBegun) return tell.current.onGone();
      known = merged(known, chat.messages);
      revision = chat.revision;
      tell.current.onUnread(known.filter((each) => isWaiting(each, chat.customerReadSeq)).length);
    };
    // Best effort: the next poll follows.
    const attempt = () => void look().catch((error: unknown) => isGone(error) && tell.current.onGone());
    attempt();
    const timer = setInterval(attempt, LOOK_MS);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [asked, language]);
}

const isGone = (error: unknown) => error instanceof Problem && error.status === 404;

const isWaiting = ({ side, isDeleted, seq }: Message, readSeq: number) =>
  side === 'staff' && !isDeleted && seq > readSeq;
