import { siteDeDu } from './site-deDu.ts';
import { staffDeDu } from './staff-deDu.ts';

export const deDu = { ...siteDeDu, ...staffDeDu } as const;
