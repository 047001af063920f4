import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];
const settings = {
  // A timer of a movement would outlive its test; the product stands still for those who ask for it.
  device: { prefersReducedMotion: 'reduce' },
  // A link that is clicked must not take the window away from the tests that follow.
  navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
};

/**
 * One window for all the files of a worker, which share their modules too: what was imported with one window (the
 * queries of `screen`, React's roots) would be lost in the next. It goes with its worker; what a test leaves in it is
 * cleared by `kit/react/testing/between-tests.for-tests.ts`.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global) {
    // This file is loaded anew for every test file; whether there is a window is what tells.
    if (!('window' in global)) await happyDom.setup(global, { happyDOM: { settings } });
    return { teardown: () => {} };
  },
};

export default oneWindow;
