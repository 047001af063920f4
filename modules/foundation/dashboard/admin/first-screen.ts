import { call } from '@fachwerk/react/call';
import { bringAnswers } from '@fachwerk/react/early-answers';
import { useState } from 'react';
import { dashboardApi } from '../contract.ts';

const PATH = '/admin/dashboard';

function bring(around: 'yes' | undefined): void {
  bringAnswers(async () => {
    const { answers } = await call(dashboardApi.screen, { ...(around && { around }) });
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
