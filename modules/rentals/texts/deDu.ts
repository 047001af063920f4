import { lifeSiteDeDu } from './life-site-deDu.ts';
import { pagesDeDu } from './pages-deDu.ts';
import { screensDeDu } from './screens-deDu.ts';
import { siteDeDu } from './site-deDu.ts';

export const deDu = { ...siteDeDu, ...lifeSiteDeDu, ...pagesDeDu, ...screensDeDu };
