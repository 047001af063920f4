import { startAccount } from '@fachwerk/auth/account';
import { provideHandbook } from '@fachwerk/help/parts';
import { endPushing, forgetApp } from '@fachwerk/react/app-worker';
import { knock } from '@fachwerk/react/connection';
import '@fachwerk/react/look.css';
import { provideListStore } from '@fachwerk/react/list-store';
import { KitProvider } from '@fachwerk/react/provider';
import { makeQueryClient } from '@fachwerk/react/query-client';
import { currentSession, endSession, onSessionChange, onTokenExpired } from '@fachwerk/react/session';
import { provideSettings } from '@fachwerk/react/settings';
import { provideSlots } from '@fachwerk/react/slot';
import { shareStyleNonce } from '@fachwerk/react/style-nonce';
import { addTexts, provideTexts, startLanguage } from '@fachwerk/react/texts';
import { provideTiles } from '@fachwerk/react/tile';
import { outdated, setOwnVersion } from '@fachwerk/react/version';
import { provideWrittenLanguages } from '@fachwerk/react/written-languages';
import { useSiteLanguages } from '@fachwerk/sites/admin';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { screens, settings, tiles } from './modules.ts';
import { routes } from './routes.tsx';
import { useMayReach } from './shell/allowed.ts';
import { slots } from './slots.ts';
import { appDe } from './texts/app.de.ts';

shareStyleNonce();
setOwnVersion(__APP_VERSION__);
addTexts('de', appDe);
provideTexts({
  de: async () => (await import('./texts/house.de.ts')).houseDe,
  deDu: async () => (await import('./texts/house.deDu.ts')).houseDeDu,
  en: async () => (await import('./texts/house.en.ts')).houseEn,
  it: async () => (await import('./texts/house.it.ts')).houseIt,
  ru: async () => (await import('./texts/house.ru.ts')).houseRu,
});
provideTiles(tiles);
provideSettings(settings, screens, useMayReach);
provideSlots(slots);
provideWrittenLanguages(useSiteLanguages);
provideListStore(async () => (await import('@fachwerk/list-views/parts')).listStore);
provideHandbook({
  pictures: async () => (await import('./handbook/pictures.ts')).pictures,
  load: {
    de: async () => (await import('./handbook/pages-de.ts')).pagesDe,
    en: async () => (await import('./handbook/pages-en.ts')).pagesEn,
    ru: async () => (await import('./handbook/pages-ru.ts')).pagesRu,
  },
  useMayOpen: useMayReach,
});

const client = makeQueryClient();

// Whoever signs in next must not see what the last one saw.
let userId = currentSession()?.user.id;
onSessionChange(() => {
  const next = currentSession()?.user.id;
  if (next !== userId) client.clear();
  if (userId !== undefined && next !== userId) void leaveDevice(next !== undefined).catch(() => undefined);
  userId = next;
});

/** What was kept for working without a network goes. Push messages end with signing out, not with a session that has run out. */
async function leaveDevice(isSomebodyElse: boolean): Promise<void> {
  await forgetApp();
  if (isSomebodyElse || window.location.pathname === '/logout') await endPushing();
}

onTokenExpired(() => {
  endSession();
  window.location.reload();
});

// A part of the page that is gone belongs to an older build, unless it is the connection that is gone.
window.addEventListener('vite:preloadError', async () => {
  if (await knock()) outdated();
});

/** Browsers that do not know `Temporal` yet fetch it; the others have it built in. */
async function startCalendar(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

await Promise.all([startAccount(), startLanguage(), startCalendar()]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <KitProvider client={client}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </KitProvider>
  </StrictMode>,
);
