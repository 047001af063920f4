import { useMe } from '@fachwerk/auth/account';
import { useText } from '@fachwerk/react/texts';
import { Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { currentItem } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import { Bell } from './alerts-host.tsx';
import { useMenu } from './allowed.ts';
import { CompanyBlock } from './company-block.tsx';
import { HelpLink } from './help-link.tsx';
import classes from './navigation.module.css';
import { NavigationGroup } from './navigation-group.tsx';
import { UserBlock } from './user-block.tsx';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function NavigationBody({ isFolded, onPalette }: { isFolded: boolean; onPalette: () => void }) {
  const t = useText(appDe);
  const me = useMe();
  const groups = useMenu();
  const current = currentItem(groups, useLocation().pathname);
  return (
    <>
      <CompanyBlock company={me.companyObject} isFolded={isFolded} />
      <UserBlock me={me} isFolded={isFolded} />
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
        <Bell place="bar" />
        <HelpLink />
      </div>
      <nav className={classes.scroll} aria-label={t('menu.label')}>
        {groups.map((group) => (
          <NavigationGroup
            key={group.title}
            group={group}
            isFolded={isFolded}
            current={group === current?.group ? current.item : undefined}
          />
        ))}
      </nav>
    </>
  );
}
