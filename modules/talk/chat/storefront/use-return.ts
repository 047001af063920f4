import { useSite } from '@fachwerk/site/site-context';
import { useEffect } from 'react';
import { chatPath, rowId, viewOf } from '../rules/address.ts';
import { forgetChat, keptChat } from './kept-chat.ts';

/** Whoever has begun a conversation in this browser comes back to it, wherever it was begun. One that is gone is forgotten. */
export function useReturn(messageId: string): void {
  const { language, isFramed } = useSite();
  useEffect(() => {
    const kept = keptChat();
    if (!kept) return;
    const ended = new AbortController();
    const look = async () => {
      const [{ call }, { chatSiteApi }] = await Promise.all([
        import('@fachwerk/site/call'),
        import('../contract-site.ts'),
      ]);
      const { isBegun } = await call(chatSiteApi.customer, kept, language, ended.signal);
      if (!isBegun) return forgetChat();
      const view = isFramed ? viewOf({ viewMode: 'only-chat' }) : undefined;
      window.location.replace(`${chatPath(kept, view)}${messageId && `#${rowId(messageId)}`}`);
    };
    void look().catch(() => undefined);
    return () => ended.abort();
  }, [language, isFramed, messageId]);
}
