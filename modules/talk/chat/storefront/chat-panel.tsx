import { Icon } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chatPath } from '../rules/address.ts';
import { siteDe } from '../texts/site.de.ts';
import type { Address } from './chat-data.ts';
import css from './chat-panel.module.css';
import { addressAt, forgetChat, keepChat, keptChat, START } from './kept-chat.ts';
import { useUnread } from './use-unread.ts';

export type PanelProps = {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** What opened it has the focus again afterwards. */
  readonly door: RefObject<HTMLButtonElement | null>;
  readonly onUnread: (count: number) => void;
};

/** The conversation this browser has begun here, in a frame over the page; where there is none, where one begins. */
export function ChatPanel({ isOpen, setIsOpen, door, onUnread }: PanelProps) {
  const [address, setAddress] = useState(keptChat);
  const forget = () => {
    forgetChat();
    setAddress(null);
  };
  useUnread(isOpen ? null : address, { onUnread, onGone: forget });
  const begin = (begun: Address) => {
    keepChat(begun);
    setAddress(begun);
  };
  const close = () => {
    // While a panel covers the page nothing beneath it takes the focus.
    flushSync(() => setIsOpen(false));
    door.current?.focus();
  };
  return isOpen && <OpenPanel address={address} onBegin={begin} onForget={forget} onClose={close} />;
}

type OpenProps = {
  readonly address: Address | null;
  readonly onBegin: (address: Address) => void;
  readonly onForget: () => void;
  readonly onClose: () => void;
};

/** Covers a phone; on anything wider the page beside it stays in use. */
const COVERS = '(max-width: 575px)';

function OpenPanel({ address, onBegin, onForget, onClose }: OpenProps) {
  const t = useText(siteDe);
  const { head } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  // A frame is another one for another conversation: it goes on by itself within one.
  const [shown, setShown] = useState({ path: address ? chatPath(address, 'only-chat') : START, turn: 0 });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (window.matchMedia(COVERS).matches) dialog.current?.showModal();
    else dialog.current?.show();
  }, []);
  const arrive = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument;
    if (inside?.URL === 'about:blank') return;
    // What may not stand in a frame is no document of ours: the answer of a server that is away, a page that is gone.
    if (!inside?.location.pathname.startsWith('/chat/')) return setIsRefused(true);
    inside.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose());
    const begun = addressAt(inside.location.pathname);
    if (begun) onBegin(begun);
    inside.querySelector('textarea')?.focus();
  };
  const again = () => {
    onForget();
    setIsRefused(false);
    setShown(({ turn }) => ({ path: START, turn: turn + 1 }));
  };
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-label={t('chat_site.panel', { name: head.name })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={css.head}>
        <p className={css.name}>{head.name}</p>
        {address && (
          <button type="button" className={css.plain} onClick={again}>
            {t('chat_site.new')}
          </button>
        )}
        <button type="button" className={css.close} aria-label={t('chat_site.close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      {isRefused ? (
        <p className={css.refused}>
          {t('chat_site.refused')} <a href="/chat">{t('chat_site.own_page')}</a>
        </p>
      ) : (
        <iframe
          key={shown.turn}
          className={css.frame}
          src={shown.path}
          title={t('chat_site.title')}
          onLoad={({ currentTarget }) => arrive(currentTarget)}
        />
      )}
    </dialog>
  );
}
