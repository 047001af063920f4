import { useSite } from '@fachwerk/site/site-context';
import { useEffect } from 'react';
import { chatPath, rowId, viewOf } from '../rules/address.ts';
import { forgetChat, keptChat } from './kept-chat.ts';

/** Returns a visitor to the conversation of this browser, wherever it started, and forgets a deleted one. */
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
