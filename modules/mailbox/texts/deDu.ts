import { screensDeDu } from './screens-deDu.ts';

export const deDu = { ...screensDeDu } as const;
