import { siteDeDu } from './site-deDu.ts';

export const deDu = { ...siteDeDu };
