import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
} as const;
