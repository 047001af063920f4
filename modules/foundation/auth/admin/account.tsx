import type { Input } from '@fachwerk/base/contract';
import { companyStream } from '@fachwerk/companies/contract';
import { askKey, call } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import {
  currentSession,
  endSession,
  startSession,
  startTabSession,
  updateSessionUser,
  useSession,
} from '@fachwerk/react/session';
import { renewSession, setRenewal } from '@fachwerk/react/session-renewal';
import { currentLanguage, setLanguage } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { accountApi, accountStream, authApi, Me } from '../contract.ts';

const parsed = new WeakMap<object, Me>();

/** The stored user, validated against the contract; null when signed out, or when an older version stored another shape. */
function meOf(user: object): Me | null {
  const known = parsed.get(user);
  if (known) return known;
  const read = z.safeParse(Me, user);
  if (!read.success) return null;
  parsed.set(user, read.data);
  return read.data;
}

/** Runs once at app start: configures token renewal, and renews a session stored by an older version. */
export async function startAccount(): Promise<void> {
  setRenewal(() => call(authApi.refresh, visited()));
  const session = currentSession();
  if (session && !meOf(session.user)) await renewSession(session.token).catch(() => false);
}

export function useMaybeMe(): Me | null {
  const session = useSession();
  return session && meOf(session.user);
}

/** The signed-in user. Use it only below the shell's guard, which ensures one. */
export function useMe(): Me {
  const me = useMaybeMe();
  if (!me) throw new Error('nobody is signed in');
  return me;
}

export async function signIn(given: Input<typeof authApi.signIn>): Promise<void> {
  await enter(await call(authApi.signIn, given));
}

/** Starts a session after any kind of sign-in. */
export async function enter({ accessToken, user }: { readonly accessToken: string; readonly user: Me }): Promise<void> {
  await setLanguage(user.language);
  startSession(accessToken, user);
}

/** Ends the session locally even if the server is unreachable; it would expire there. */
export async function signOut(): Promise<void> {
  await call(authApi.signOut, {}).catch(() => undefined);
  endSession({ isEverywhere: true });
}

/** A support session renews its token for the visited company only. */
function visited(): Input<typeof authApi.refresh> {
  const session = currentSession();
  const me = session && meOf(session.user);
  return me?.visit ? { visitedCompanyId: me.companyObject.id, supportId: me.visit.supportId } : {};
}

/** Opens a support session in another company, in this tab; reloads, so that no data leaks between the two. */
export function enterVisit({ accessToken, user }: { readonly accessToken: string; readonly user: Me }): void {
  startTabSession(accessToken, user);
  window.location.assign('/admin/dashboard');
}

export function leaveVisit(): void {
  endSession();
  window.location.assign('/admin/companies');
}

/** Counts language changes: an answer requested before the latest one is stale. */
let choices = 0;

/** Switches the language at once; `save` stores it on the account. The request goes out first, because the user may leave the page at once. */
export async function switchLanguage(language: Me['language'], save: () => Promise<Me>): Promise<void> {
  choices++;
  const saved = currentSession() && save();
  await Promise.all([setLanguage(language), saved?.then(updateSessionUser)]);
}

/** Arrangements of the menu that are under way, and how many there were: an answer about the user may be older than one. */
let arranging = 0;
let arrangements = 0;
let saving: Promise<unknown> = Promise.resolve();

function showMenu(menu: Me['menu']): void {
  const session = currentSession();
  const me = session && meOf(session.user);
  const shown: Me | null = me && { ...me, menu };
  if (shown) updateSessionUser(shown);
}

/** Arranges the own menu: on the screen at once, on the server in the order it was done. A refusal brings back what the server has. */
export async function changeOwnMenu(change: (own: Me['menu']) => Me['menu']): Promise<void> {
  const own = meOf(currentSession()?.user ?? {})?.menu;
  if (!own) return;
  const menu = change(own);
  arranging++;
  arrangements++;
  showMenu(menu);
  const saved = saving.then(() => call(accountApi.saveMenu, menu));
  saving = saved.catch(() => undefined);
  try {
    await saved;
  } catch (error) {
    const me = await call(accountApi.me, {}).catch(() => null);
    if (me) showMenu(me.menu);
    throw error;
  } finally {
    arranging--;
  }
}

/** Keeps the cached user current: on load, and on account and company events. */
export function useAccountUpkeep(): void {
  const client = useQueryClient();
  const renew = async () => {
    const asked = choices;
    const arranged = arrangements;
    const me = await call(accountApi.me, {}).catch(() => null);
    if (!me || asked !== choices) return;
    const isOlder = arranging > 0 || arranged !== arrangements;
    const own = isOlder ? meOf(currentSession()?.user ?? {})?.menu : undefined;
    const shown: Me = { ...me, menu: own ?? me.menu };
    updateSessionUser(shown);
    if (me.language !== currentLanguage()) await setLanguage(me.language);
  };
  useEffect(() => {
    void renew();
  }, []);
  useStream(
    accountStream,
    async (event) => {
      // The event does not name the session: the next call fails if it was this one.
      if (event.type === 'session-ended') await call(accountApi.me, {}).catch(() => undefined);
      else await renew();
      await client.invalidateQueries({ queryKey: askKey(accountApi.sessions) });
    },
    () => void renew(),
  );
  // Company name and money format are on every screen.
  useStream(companyStream, () => void renew());
}

/** After a change of the own account: refetches the user and all queries. */
export function useRefreshedMe(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    updateSessionUser(await call(accountApi.me, {}));
    await client.invalidateQueries();
  };
}
