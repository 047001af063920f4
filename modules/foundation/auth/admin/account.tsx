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

/** The stored user, as the contract knows it; null when signed out, or when an older version has stored something else. */
function meOf(user: object): Me | null {
  const known = parsed.get(user);
  if (known) return known;
  const read = z.safeParse(Me, user);
  if (!read.success) return null;
  parsed.set(user, read.data);
  return read.data;
}

/** Once at the start of the app: how a session goes on when its token has run out, or when it was stored by an older version. */
export async function startAccount(): Promise<void> {
  setRenewal(() => call(authApi.refresh, visited()));
  const session = currentSession();
  if (session && !meOf(session.user)) await renewSession(session.token).catch(() => false);
}

export function useMaybeMe(): Me | null {
  const session = useSession();
  return session && meOf(session.user);
}

/** The signed-in person. Only below the guard of the shell, where there is one. */
export function useMe(): Me {
  const me = useMaybeMe();
  if (!me) throw new Error('nobody is signed in');
  return me;
}

export async function signIn(given: Input<typeof authApi.signIn>): Promise<void> {
  await enter(await call(authApi.signIn, given));
}

/** Somebody was let in, whichever way they have shown who they are. */
export async function enter({ accessToken, user }: { readonly accessToken: string; readonly user: Me }): Promise<void> {
  await setLanguage(user.language);
  startSession(accessToken, user);
}

/** Ends the session here even when the server cannot be told; it would run out by itself. */
export async function signOut(): Promise<void> {
  await call(authApi.signOut, {}).catch(() => undefined);
  endSession({ isEverywhere: true });
}

/** Where this tab is a guest: its token is renewed for there, and for nowhere else. */
function visited(): Input<typeof authApi.refresh> {
  const session = currentSession();
  const me = session && meOf(session.user);
  return me?.visit ? { visitedCompanyId: me.companyObject.id, supportId: me.visit.supportId } : {};
}

/** Into another company as a guest, in this tab; loaded anew, so that nothing of the one is seen in the other. */
export function enterVisit({ accessToken, user }: { readonly accessToken: string; readonly user: Me }): void {
  startTabSession(accessToken, user);
  window.location.assign('/admin/dashboard');
}

export function leaveVisit(): void {
  endSession();
  window.location.assign('/admin/companies');
}

/** How often a language was chosen here: what the server said about it before the last time is old. */
let choices = 0;

/** Another language, on this screen at once; `save` keeps it on the account for the next one. It is told first: whoever chooses may leave the page at once. */
export async function speakLanguage(language: Me['language'], save: () => Promise<Me>): Promise<void> {
  choices++;
  const saved = currentSession() && save();
  await Promise.all([setLanguage(language), saved?.then(updateSessionUser)]);
}

/** Keeps what the screen knows about the signed-in person true: on load, and when the server says that something changed. */
export function useAccountUpkeep(): void {
  const client = useQueryClient();
  const renew = async () => {
    const asked = choices;
    const me = await call(accountApi.me, {}).catch(() => null);
    if (!me || asked !== choices) return;
    updateSessionUser(me);
    if (me.language !== currentLanguage()) await setLanguage(me.language);
  };
  useEffect(() => {
    void renew();
  }, []);
  useStream(
    accountStream,
    async (event) => {
      // Which session ended is for the server to say: the next call finds out whether it was this one.
      if (event.type === 'session-ended') await call(accountApi.me, {}).catch(() => undefined);
      else await renew();
      await client.invalidateQueries({ queryKey: askKey(accountApi.sessions) });
    },
    () => void renew(),
  );
  // Its name and how it shows amounts are on every screen.
  useStream(companyStream, () => void renew());
}

/** After one's own account has changed: what the screen knows about it, and everything else, is asked again. */
export function useRefreshedMe(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    updateSessionUser(await call(accountApi.me, {}));
    await client.invalidateQueries();
  };
}
