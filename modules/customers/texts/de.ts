import { siteDe } from './site-de.ts';
import { staffDe } from './staff-de.ts';

export const de = { ...siteDe, ...staffDe } as const;
