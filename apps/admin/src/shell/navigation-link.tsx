import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { MenuItem } from '../menu.ts';
import { isActive, stamped } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import { useUnreadChats } from './chat-host.tsx';
import classes from './navigation.module.css';

/** Where conversations are read. */
const MESSAGES = '/admin/chat';
const MOST = 99;

export function NavigationLink({ item, isFolded }: { item: MenuItem; isFolded: boolean }) {
  const t = useText(appDe);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isCurrent = isActive(item, pathname);
  const word = t(item.title);
  const chats = useUnreadChats();
  const unread = item.path === MESSAGES ? chats : 0;
  const go = (event: MouseEvent) => {
    const path = stamped(item.path, Date.now());
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (path === item.path || isOwnTab) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <Tooltip label={word} position="right" disabled={!isFolded}>
      <Link
        to={item.path}
        onClick={go}
        className={classes.link}
        data-folded={isFolded || undefined}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        {...(isFolded && { 'aria-label': word })}
        {...(unread > 0 && { 'aria-description': t('shell.unread', { count: unread }) })}
      >
        <item.icon size={20} stroke={1.5} aria-hidden />
        {!isFolded && <span>{word}</span>}
        {unread > 0 && <i className={classes.unread} data-count={unread > MOST ? `${MOST}+` : unread} aria-hidden />}
      </Link>
    </Tooltip>
  );
}
