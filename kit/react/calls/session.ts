import type { MoneyDecimals } from '@fachwerk/base/money';
import { useSyncExternalStore } from 'react';

/** What the house itself needs to know about the signed-in person; everything else is the access module's. */
export type SessionUser = {
  readonly id: string;
  readonly capabilities: readonly string[];
  /** How the company wants amounts shown; two decimals where nothing is said. */
  readonly moneyDecimals?: MoneyDecimals;
};

/** The user is kept as it travelled (JSON), so that every tab reads the same. */
export type Session = { readonly token: string; readonly user: SessionUser };

const TOKEN_KEY = 'authToken';
const USER_KEY = 'authUser';
/** What stays when somebody signs out: how this browser looks and speaks, and nothing about the person. */
const DEVICE_KEYS = ['cmsLanguage', 'colorScheme'];
const DEVICE_PREFIX = 'device.';

/** A tab may work elsewhere for a while, beside the others: what it has is its own, and goes with it. So does what is written down for there. */
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

/** Another tab may have renewed the token a moment ago, and its storage event is still on the way. */
export function latestSession(): Session | null {
  changed();
  return current;
}

export function startSession(token: string, user: SessionUser): void {
  keep(sessionPlace(), token, user);
}

/** For this tab alone, until `endSession`: the others keep theirs. */
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

/** Clears the storage (spec §4), except for what belongs to the device. A tab that worked elsewhere is back at home, unless all is to end. */
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

/** Whether the signed-in person has a capability; without a name, whether anybody is signed in. */
export function useMay(capability?: string): boolean {
  const session = useSession();
  return session !== null && (!capability || session.user.capabilities.includes(capability));
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
