import { useMe } from '@fachwerk/auth/account';
import { useHasBoxes } from '@fachwerk/pickup/parts';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { MenuItem } from '../menu.ts';
import { currentItem } from '../menu-rules.ts';
import { barEntries } from '../own-menu.ts';
import { appDe } from '../texts/app.de.ts';
import { Bell } from './alerts-host.tsx';
import { useArrangedMenu } from './allowed.ts';
import classes from './bottom-bar.module.css';
import { MESSAGES, useUnreadChats } from './chat-host.tsx';
import { useKeyboardOpen } from './use-keyboard-open.ts';
import { useStampedClick } from './use-stamped-click.ts';

/** Places of the bar: more do not hold their words at 360 px. */
const PLACES = 5;
const MOST = 99;

type Props = { readonly isSheetOpen: boolean; readonly onMenu: () => void; readonly onPalette: () => void };

/** What small screens have instead of the side navigation: the screens of the working day, search, bell and the menu. The page ends above it. */
export function BottomBar({ isSheetOpen, onMenu, onPalette }: Props) {
  const t = useText(appDe);
  const { pathname } = useLocation();
  const mayAlerts = useMay('alerts.read');
  const hasBoxes = useHasBoxes(useMe().companyObject.kind);
  const { groups } = useArrangedMenu(pathname);
  const unread = useUnreadChats();
  const isTyping = useKeyboardOpen();
  // Until it is known whether a merchant has boxes, the place of the bell stays empty: nothing moves.
  const hasBell = mayAlerts && hasBoxes !== false;
  const items = barEntries(groups, hasBell ? PLACES - 3 : PLACES - 2, [
    '/logout',
    ...(hasBell ? ['/admin/alerts'] : []),
  ]);
  const current = isSheetOpen ? undefined : currentItem([{ items }], pathname)?.item;
  const isSaidHere = items.some(({ path }) => path === MESSAGES);
  if (isTyping) return null;
  return (
    <nav className={classes.bar} aria-label={t('shell.bar')} data-open={isSheetOpen || undefined}>
      {items.map((item) => (
        <BarLink
          key={item.path}
          item={item}
          isCurrent={item === current}
          unread={item.path === MESSAGES ? unread : 0}
        />
      ))}
      <button type="button" className={classes.place} onClick={onPalette}>
        <IconSearch size={22} stroke={1.5} aria-hidden />
        <span>{t('shell.bar.search')}</span>
      </button>
      {hasBell && <div className={classes.bell}>{hasBoxes && <Bell place="foot" />}</div>}
      <button
        type="button"
        className={classes.place}
        onClick={onMenu}
        aria-label={isSheetOpen ? t('shell.menu.close') : t('shell.menu.open')}
        aria-expanded={isSheetOpen}
        aria-controls="navigation-sheet"
      >
        {isSheetOpen ? <IconX size={22} stroke={1.5} aria-hidden /> : <IconMenu2 size={22} stroke={1.5} aria-hidden />}
        <span>{t('shell.bar.menu')}</span>
        {!isSaidHere && unread > 0 && <i className={classes.dot} aria-hidden />}
      </button>
    </nav>
  );
}

type LinkProps = { readonly item: MenuItem; readonly isCurrent: boolean; readonly unread: number };

function BarLink({ item, isCurrent, unread }: LinkProps) {
  const t = useText(appDe);
  const go = useStampedClick(item.path);
  return (
    <Link
      to={item.path}
      onClick={go}
      className={classes.place}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(unread > 0 && { 'aria-description': t('shell.unread', { count: unread }) })}
    >
      <item.icon size={22} stroke={1.5} aria-hidden />
      <span>{t(item.title)}</span>
      {unread > 0 && <i className={classes.count} data-count={unread > MOST ? `${MOST}+` : unread} aria-hidden />}
    </Link>
  );
}
