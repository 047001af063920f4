import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetEarlyAnswers } from '../calls/early-answers.ts';
import { endSession } from '../calls/session.ts';
import { setLanguage } from '../shell/texts.ts';

const { fetch } = globalThis;

afterEach(() => {
  cleanup();
  notifications.clean();
  forgetEarlyAnswers();
});

/** Test files share one window and one set of modules: each restores a clean state. */
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
