import { sql } from '../kit/server/db/sql.ts';
import { fire } from './load.ts';
import { percent, type Row, rounded } from './table.ts';
import { ADMINISTRATOR, type World, withTwin } from './world.ts';

/** Signing in is the price of one password hash and little else; and while it is paid, cheap requests stay quick (P11). */
export async function benchSignIn(world: World, seconds: number): Promise<Row[]> {
  const { product, db, token } = world;
  const ours = {
    url: product.url,
    path: '/api/auth/sign-in',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
    connections: 4,
    fromEverywhere: true,
  };
  // The limit against guessing counts one account's sign-ins; here they are all right and meant.
  const forget = setInterval(() => void db.rows(sql`delete from access.try`).catch(() => {}), 200);
  try {
    return await withTwin('hash.ts', [], async (twin) => {
      const mine = await fire({ ...ours, seconds });
      const bare = await fire({ url: twin.url, path: '/hash', method: 'POST', connections: 4, seconds });
      const cheap = {
        url: product.url,
        path: '/api/private/me',
        headers: { 'x-access-token': token },
        connections: 1,
        seconds,
      };
      const idle = await fire(cheap);
      const [busy] = await Promise.all([fire(cheap), fire({ ...ours, connections: 2, seconds })]);
      const share = mine.perSecond / bare.perSecond;
      return [
        {
          figure: 'sign-in, per second',
          ours: rounded(mine.perSecond, 1),
          twin: rounded(bare.perSecond, 1),
          ratio: percent(share),
          goal: '',
          isMet: null,
        },
        {
          figure: 'P11 cheap request while others sign in, p99 ms',
          ours: rounded(busy.p99Ms, 1),
          twin: `${rounded(idle.p99Ms, 1)} idle`,
          ratio: `${rounded(busy.p99Ms / idle.p99Ms, 1)} ×`,
          goal: '≤ 3 × idle',
          isMet: busy.p99Ms <= idle.p99Ms * 3,
        },
      ];
    });
  } finally {
    clearInterval(forget);
  }
}
