import { lazyPart } from '@fachwerk/react/lazy-part';
import { useMay } from '@fachwerk/react/session';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';

const Watch = lazyPart(async () => (await import('@fachwerk/chat/parts')).ChatWatch, 'unsaid');

/** Where conversations are read. */
export const MESSAGES = '/admin/chat';

const Unread = createContext(0);

/** How many conversations wait unread, for whoever may read them. */
export const useUnreadChats = () => useContext(Unread);

/** Once in the house, on any screen; it comes after the first picture. */
export function ChatsWatched({ children }: { readonly children: ReactNode }) {
  const may = useMay('chat.read');
  const [unread, setUnread] = useState(0);
  return (
    <Unread value={unread}>
      {children}
      <Suspense fallback={null}>{may && <Watch onUnread={setUnread} />}</Suspense>
    </Unread>
  );
}
