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
  /** Gets the focus back on close. */
  readonly door: RefObject<HTMLButtonElement | null>;
  readonly onUnread: (count: number) => void;
};

/** This browser's conversation in a frame over the page, or the start page if there is none. */
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
    // The page below is inert while the panel covers it, so render before moving the focus.
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

/** Covers the page on a phone; on wider screens the page stays usable. */
const COVERS = '(max-width: 575px)';

function OpenPanel({ address, onBegin, onForget, onClose }: OpenProps) {
  const t = useText(siteDe);
  const { head } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  // A new frame only for another conversation: within one, the frame navigates itself.
  const [shown, setShown] = useState({ path: address ? chatPath(address, 'only-chat') : START, turn: 0 });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (window.matchMedia(COVERS).matches) dialog.current?.showModal();
    else dialog.current?.show();
  }, []);
  const arrive = (frame: HTMLIFrameElement) => {
    const inside = frame.contentDocument;
    if (inside?.URL === 'about:blank') return;
    // The frame shows a foreign document: an error page of the server, or a page that no longer exists.
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
