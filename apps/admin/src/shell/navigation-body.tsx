import { useMe } from '@fachwerk/auth/account';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { currentItem } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import { UserBlock } from './account/user-block.tsx';
import { Bell } from './alerts-host.tsx';
import { useArrangedMenu } from './allowed.ts';
import { HiddenEntries } from './arrange/hidden-entries.tsx';
import { CompanyBlock } from './company-block.tsx';
import { HelpLink } from './help-link.tsx';
import classes from './navigation.module.css';
import { NavigationGroup } from './navigation-group.tsx';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Few arrange their menu, and seldom. */
const MenuArrange = lazyPart(async () => (await import('./arrange/menu-arrange.tsx')).MenuArrange);

type Props = {
  readonly isFolded: boolean;
  readonly onPalette: () => void;
  /** On a phone the bell has a place of its own. */
  readonly hasBell: boolean;
  /** The menu is arranged at full width. */
  readonly onUnfold?: () => void;
};

export function NavigationBody({ isFolded, onPalette, hasBell, onUnfold }: Props) {
  const t = useText(appDe);
  const me = useMe();
  const { pathname } = useLocation();
  const { groups, hidden } = useArrangedMenu(pathname);
  const current = currentItem(groups, pathname);
  const [isArranging, setArranging] = useState(false);
  const arrange = () => {
    onUnfold?.();
    setArranging(true);
  };
  return (
    <>
      <CompanyBlock company={me.companyObject} isFolded={isFolded} />
      <UserBlock me={me} isFolded={isFolded} onArrange={arrange} />
      <div className={classes.tools} data-folded={isFolded || undefined}>
        <Tooltip label={t('palette.open')} position="right" disabled={!isFolded}>
          <button
            type="button"
            className={classes.search}
            onClick={onPalette}
            {...(isFolded && { 'aria-label': t('palette.open') })}
            data-folded={isFolded || undefined}
          >
            <IconSearch size={18} stroke={1.5} aria-hidden />
            {!isFolded && (
              <>
                <span>{t('palette.open')}</span>
                <kbd aria-hidden>{IS_APPLE ? '⌘' : t('menu.modifier')} K</kbd>
              </>
            )}
          </button>
        </Tooltip>
        {hasBell && <Bell place="side" />}
        <HelpLink />
      </div>
      <nav className={classes.scroll} aria-label={t('menu.label')}>
        {isArranging && !isFolded ? (
          <Suspense fallback={null}>
            <MenuArrange onDone={() => setArranging(false)} />
          </Suspense>
        ) : (
          <>
            {groups.map((group) => (
              <NavigationGroup
                key={group.title}
                group={group}
                isFolded={isFolded}
                current={group === current?.group ? current.item : undefined}
                onArrange={arrange}
              />
            ))}
            {!isFolded && hidden.length > 0 && <HiddenEntries items={hidden} onArrange={arrange} />}
          </>
        )}
      </nav>
    </>
  );
}
