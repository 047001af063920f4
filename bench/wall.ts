import type { Sql } from '../kit/server/db/sql.ts';
import { wallApi } from '../modules/lockers/walls/contract.ts';
import { walls } from '../modules/lockers/walls/server/module.ts';
import { fire, inTurns } from './load.ts';
import { addWall } from './lockers.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const READERS = 8;

/** The wall of 1,000 boxes beside the statement that reads it. */
export async function benchWall(world: World, seconds: number): Promise<Row[]> {
  const { locationId } = await addWall(world, 10, 100);
  const query = await statementOf(world, locationId);
  const path = `/api${wallApi.wall.path.replace(':locationId', locationId)}`;
  const ours = { url: world.product.url, path, headers: { 'x-access-token': world.token } };
  return withTwin('list.ts', [world.databaseUrl, query.text, JSON.stringify(query.values)], async (twin) => {
    const bare = { ...twin, path: '/list', headers: {} };
    for (const warm of [ours, bare]) await fire({ ...warm, seconds: 2, connections: READERS });
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => fire({ ...ours, seconds: turn, connections: READERS }),
      (turn) => fire({ ...bare, seconds: turn, connections: READERS }),
    );
    return [
      {
        figure: 'P13 wall of 1,000 boxes, requests/s',
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(mine.perSecond / theirs.perSecond),
        goal: '≥ 65 %',
        isMet: mine.perSecond >= theirs.perSecond * 0.65,
      },
      {
        figure: 'P13 wall of 1,000 boxes, p99 ms',
        ours: rounded(mine.p99Ms, 1),
        twin: rounded(theirs.p99Ms, 1),
        ratio: percent(mine.p99Ms / theirs.p99Ms),
        goal: '',
        isMet: null,
      },
    ];
  });
}

/** The statement that reads the boxes, caught on its way. */
async function statementOf({ companyId, db }: World, locationId: string): Promise<Sql> {
  const route = walls.routes!.find(({ endpoint }) => endpoint === wallApi.wall)!;
  const caught: Sql[] = [];
  const watched = {
    rows: (query: Sql) => {
      caught.push(query);
      return db.rows(query);
    },
    first: (query: Sql) => db.first(query),
    remembered: (_name: string, find: () => Promise<unknown>) => find(),
  };
  await route.run({ companyId, db: watched } as never, { locationId } as never);
  return caught.find(({ text }) => text.includes('box_view'))!;
}
