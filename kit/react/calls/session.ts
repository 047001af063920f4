import type { MoneyDecimals } from '@fachwerk/base/money';
import { useSyncExternalStore } from 'react';
import { mayShow } from './may-show.ts';

/** What the kit needs to know about the signed-in user; the rest belongs to the auth module. */
export type SessionUser = {
  readonly id: string;
  readonly capabilities: readonly string[];
  /** Further ones that hold at some places only. */
  readonly limitedCapabilities?: readonly string[] | undefined;
  /** How the company displays amounts; defaults to two decimals. */
  readonly moneyDecimals?: MoneyDecimals;
};

/** The user is stored as JSON, so that every tab reads the same. */
export type Session = { readonly token: string; readonly user: SessionUser };

const TOKEN_KEY = 'authToken';
const USER_KEY = 'authUser';
/** Storage kept on sign-out: settings of this browser, nothing about the user. */
const DEVICE_KEYS = ['cmsLanguage', 'colorScheme'];
const DEVICE_PREFIX = 'device.';

/** Storage of the session: a tab may have its own (a support session), which ends with the tab. */
export const sessionPlace = () => (sessionStorage.getItem(TOKEN_KEY) ? sessionStorage : localStorage);

const listeners = new Set<() => void>();
let current = read();

function read(): Session | null {
  const token = sessionPlace().getItem(TOKEN_KEY);
  const user = sessionPlace().getItem(USER_KEY);
  if (!token || !user) return null;
  try {
    const parsed = JSON.parse(user) as SessionUser;
    return Array.isArray(parsed.capabilities) ? { token, user: parsed } : null;
  } catch {
    return null;
  }
}

function changed(): void {
  const next = read();
  if (next?.token === current?.token && JSON.stringify(next?.user) === JSON.stringify(current?.user)) return;
  current = next;
  for (const listener of listeners) listener();
}

window.addEventListener('storage', changed);

export function currentSession(): Session | null {
  return current;
}

/** Rereads the storage: another tab may have renewed the token, and its storage event is still pending. */
export function latestSession(): Session | null {
  changed();
  return current;
}

export function startSession(token: string, user: SessionUser): void {
  keep(sessionPlace(), token, user);
}

/** For this tab only, until `endSession`; other tabs keep theirs. */
export function startTabSession(token: string, user: SessionUser): void {
  keep(sessionStorage, token, user);
}

function keep(place: Storage, token: string, user: SessionUser): void {
  place.setItem(USER_KEY, JSON.stringify(user));
  place.setItem(TOKEN_KEY, token);
  changed();
}

function endTabSession(): boolean {
  const hadOne = sessionStorage.getItem(TOKEN_KEY) !== null;
  sessionStorage.removeItem(TOKEN_KEY);
  sessionStorage.removeItem(USER_KEY);
  return hadOne;
}

export function updateSessionUser(user: SessionUser): void {
  if (!current) return;
  sessionPlace().setItem(USER_KEY, JSON.stringify(user));
  changed();
}

/** Clears the storage (spec §4), except for device settings. A tab session returns to the shared one, unless everything is to end. */
export function endSession({ isEverywhere = false } = {}): void {
  const isBackHome = endTabSession() && !isEverywhere;
  const keys = Object.keys(localStorage).filter((key) => !DEVICE_KEYS.includes(key) && !key.startsWith(DEVICE_PREFIX));
  if (!isBackHome) for (const key of keys) localStorage.removeItem(key);
  changed();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession);
}

/** Whether the user has a capability everywhere; without a name, whether anybody is signed in. */
export function useMay(capability?: string): boolean {
  const session = useSession();
  return session !== null && (!capability || session.user.capabilities.includes(capability));
}

/** The same, or at some places: for what asks endpoints alone that honour places. */
export function useMaySomewhere(capability?: string): boolean {
  const isLimited = useSession()?.user.limitedCapabilities?.includes(capability ?? '') ?? false;
  return useMay(capability) || isLimited;
}

export function useMayShow(guarded: Parameters<typeof mayShow>[0]): boolean {
  const session = useSession();
  return session !== null && mayShow(guarded, session.user);
}

const EXPIRED = 'token-expired';

/** The specification's event: the session is over and could not be renewed (spec §4, §8). */
export function tokenExpired(): void {
  window.dispatchEvent(new Event(EXPIRED));
}

export function onTokenExpired(listener: () => void): () => void {
  window.addEventListener(EXPIRED, listener);
  return () => window.removeEventListener(EXPIRED, listener);
}
