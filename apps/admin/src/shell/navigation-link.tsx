import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { MenuItem } from '../menu.ts';
import { keyOf } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import { MESSAGES, useUnreadChats } from './chat-host.tsx';
import classes from './navigation.module.css';
import { useStampedClick } from './use-stamped-click.ts';

const MOST = 99;

type Props = { readonly item: MenuItem; readonly isFolded: boolean; readonly isCurrent: boolean };

export function NavigationLink({ item, isFolded, isCurrent }: Props) {
  const t = useText(appDe);
  const go = useStampedClick(item.path);
  const link = useRef<HTMLAnchorElement>(null);
  // The current entry is never out of sight.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const word = t(item.title);
  const key = keyOf(item.path);
  const chats = useUnreadChats();
  const unread = item.path === MESSAGES ? chats : 0;
  return (
    <Tooltip label={word} position="right" disabled={!isFolded}>
      <Link
        ref={link}
        to={item.path}
        onClick={go}
        className={classes.link}
        data-folded={isFolded || undefined}
        {...(key && { 'aria-keyshortcuts': `g ${key}` })}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        {...(isFolded && { 'aria-label': word })}
        {...(unread > 0 && { 'aria-description': t('shell.unread', { count: unread }) })}
      >
        <item.icon size={20} stroke={1.5} aria-hidden />
        {!isFolded && <span>{word}</span>}
        {!isFolded && key && unread === 0 && (
          <kbd className={classes.key} aria-hidden>
            G {key.toUpperCase()}
          </kbd>
        )}
        {unread > 0 && <i className={classes.unread} data-count={unread > MOST ? `${MOST}+` : unread} aria-hidden />}
      </Link>
    </Tooltip>
  );
}
