import { useAccountUpkeep } from '@fachwerk/auth/account';
import { useFirstScreen } from '@fachwerk/dashboard/parts';
import { useIsBarHidden } from '@fachwerk/react/shell';
import { useText } from '@fachwerk/react/texts';
import { WayBack } from '@fachwerk/react/way-back';
import { useTextsByAltClick } from '@fachwerk/translations/parts';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isChatPage, isNavigationHidden } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import { AlertsWatched } from './alerts-host.tsx';
import { Banners } from './banners.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatsWatched } from './chat-host.tsx';
import { useCompanyTexts } from './company-texts.ts';
import { useMenuKeys } from './menu-keys.ts';
import { Navigation } from './navigation.tsx';
import { NavigationSheet } from './navigation-sheet.tsx';
import { PaletteHost, usePalette } from './palette-host.tsx';
import classes from './shell.module.css';
import { TimerInTitle } from './time-host.tsx';

/** The house around every screen: navigation on one side, the screen on the other. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useFirstScreen(pathname);
  useAccountUpkeep();
  useCompanyTexts();
  useTextsByAltClick();
  const t = useText(appDe);
  const [asked, openPalette] = usePalette();
  useHotkeys([['mod+K', openPalette]], []);
  useMenuKeys();
  const isSmall = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [isSheetOpen, sheet] = useDisclosure(false);
  const isBarHidden = useIsBarHidden() || isChatPage(pathname);
  const hasNavigation = !isNavigationHidden(pathname);

  return (
    <ChatsWatched>
      <div className={classes.shell}>
        <a className={classes.skip} href="#content">
          {t('shell.skip')}
        </a>
        {hasNavigation && !isSmall && <Navigation onPalette={openPalette} canCollapse={!isChatPage(pathname)} />}
        {hasNavigation && isSmall && (
          <NavigationSheet isOpen={isSheetOpen} onClose={sheet.close} onPalette={openPalette} />
        )}
        <Content pathname={pathname}>{children}</Content>
        {hasNavigation && isSmall && !isBarHidden && (
          <BottomBar
            isSheetOpen={isSheetOpen}
            onMenu={sheet.toggle}
            onPalette={() => {
              sheet.close();
              openPalette();
            }}
          />
        )}
        <PaletteHost asked={asked} />
        <AlertsWatched />
        <TimerInTitle />
      </div>
    </ChatsWatched>
  );
}

/** A new place starts at its top, and screen readers hear of it; what opens over a list (a third segment) stays put. */
function Content({ pathname, children }: { pathname: string; children: ReactNode }) {
  const t = useText(appDe);
  const main = useRef<HTMLElement>(null);
  const place = pathname.split('/').slice(0, 3).join('/');
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo(0, 0);
    // A screen may have chosen already where one begins to write.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div className={classes.side}>
      <Banners />
      <WayBack />
      <main ref={main} id="content" tabIndex={-1} className={classes.main} aria-label={t('shell.content')}>
        {children}
      </main>
    </div>
  );
}
