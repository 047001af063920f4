import { afterEach, expect, test } from 'vitest';
import { currentSession, endSession, startSession, startTabSession, updateSessionUser } from './session.ts';

const home = { id: 'home', capabilities: [] };
const away = { id: 'away', capabilities: ['read'] };

afterEach(() => endSession({ isEverywhere: true }));

test('a tab that works elsewhere has a session of its own, and is back at home when it ends', () => {
  startSession('token-home', home);
  startTabSession('token-away', away);
  expect(currentSession()).toEqual({ token: 'token-away', user: away });
  // Renewed for the visited company: the session of the other tabs is not touched.
  startSession('token-away-2', away);
  updateSessionUser({ ...away, capabilities: [] });
  expect(localStorage.getItem('authToken')).toBe('token-home');
  endSession();
  expect(currentSession()).toEqual({ token: 'token-home', user: home });
  endSession();
  expect(currentSession()).toBeNull();
});

test('signing out ends both', () => {
  startSession('token-home', home);
  startTabSession('token-away', away);
  endSession({ isEverywhere: true });
  expect([currentSession(), localStorage.getItem('authToken')]).toEqual([null, null]);
});
