import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { endSession } from '../calls/session.ts';
import { setLanguage } from '../shell/texts.ts';

const { fetch } = globalThis;

afterEach(() => {
  cleanup();
  notifications.clean();
});

/** Files share one window and one set of modules: each leaves them like a browser that was never used. */
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
  endSession();
  await setLanguage('de');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
