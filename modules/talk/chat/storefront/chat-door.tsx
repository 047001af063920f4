import { Icon } from '@fachwerk/site/icon';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { type ComponentType, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { siteDe } from '../texts/site.de.ts';
import css from './chat-door.module.css';
import type { PanelProps } from './chat-panel.tsx';

const HERE_ALREADY = /^\/chat(?:[/?]|$)/;

const SETTLED_MS = 1500;

/** Button in the corner of every page, on a phone at its end. The panel is loaded once the page has settled; until then the button links to the chat page. */
export function ChatDoor() {
  const t = useText(siteDe);
  const { path } = useSite();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const givesWay = useGivesWay(place) && !isOpen;
  const isThere = !HERE_ALREADY.test(path);
  useEffect(() => {
    if (!isThere) return;
    // Offline the button keeps working as a link.
    const fetchPanel = () =>
      import('./chat-panel.tsx').then((panel) => setPanel(() => panel.ChatPanel)).catch(() => undefined);
    const timer = setTimeout(() => void fetchPanel(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  if (!isThere) return null;
  const open = (event: SubmitEvent) => {
    if (!Panel) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  const mark = unread > 0 && !isOpen;
  return (
    <aside
      ref={place}
      className={css.place}
      aria-label={t('chat_site.title')}
      data-is-called={isOpen || mark || undefined}
      data-gives-way={givesWay || undefined}
    >
      <form action="/chat" onSubmit={open}>
        <button
          ref={button}
          type="submit"
          className={css.door}
          {...(Panel && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        >
          <Icon name="message" size={24} />
          <span className={css.words}>{t('chat_site.start_title')}</span>
          {mark && (
            <span className={css.mark}>
              {unread}
              <span className="fw-hidden"> {t('chat_site.unread')}</span>
            </span>
          )}
        </button>
      </form>
      {Panel && <Panel isOpen={isOpen} setIsOpen={setIsOpen} door={button} onUnread={setUnread} />}
    </aside>
  );
}

/** Primary buttons of a page (kit/site/parts/button.tsx). */
const MAIN = 'main [data-kind=primary]';
const ROOM_PX = 8;

/** Where the button has its words beside it, nothing lies below it. */
const NARROW = '(max-width: 899px)';
const STEP_PX = 4;

/** Whether the floating element overlaps a primary button of the page, or somebody reads on down a phone; it then moves aside. */
function useGivesWay(floating: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    let lastY = window.scrollY;
    let isReadOn = false;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const own = floating.current?.getBoundingClientRect();
        const moved = window.scrollY - lastY;
        if (Math.abs(moved) > STEP_PX) {
          isReadOn = moved > 0 && window.matchMedia(NARROW).matches;
          lastY = window.scrollY;
        }
        setGivesWay(isReadOn || (!!own && [...document.querySelectorAll(MAIN)].some((each) => meets(own, each))));
      });
    };
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [floating]);
  return givesWay;
}

function meets(own: DOMRect, button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (right - left === 0) return false;
  const isBeside = right + ROOM_PX < own.left || left - ROOM_PX > own.right;
  return !isBeside && bottom + ROOM_PX > own.top && top - ROOM_PX < own.bottom;
}
