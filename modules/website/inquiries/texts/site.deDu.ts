import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,
} as const;
