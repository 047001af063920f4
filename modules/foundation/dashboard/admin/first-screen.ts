import { call } from '@fachwerk/react/call';
import { bringAnswers } from '@fachwerk/react/early-answers';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { useState } from 'react';
import { dashboardApi } from '../contract.ts';

const PATH = '/admin/dashboard';

export const PHONE = `(max-width: ${BREAKPOINTS.phone - 1}px)`;

function bring(around: 'yes' | undefined): void {
  bringAnswers(async () => {
    const isPhone = window.matchMedia(PHONE).matches;
    const { answers } = await call(dashboardApi.screen, {
      ...(around && { around }),
      ...(isPhone && { device: 'phone' }),
    });
    return answers;
  });
}

/** In the frame around every screen, before it asks anything itself: on the overview one call brings what frame and tiles ask. */
export function useFirstScreen(pathname: string): void {
  useState(() => pathname === PATH && bring('yes'));
}

/** In the overview: whoever comes from another screen has the frame already. A call that is under way is enough. */
export function useTilesAtOnce(): void {
  useState(() => bring(undefined));
}
