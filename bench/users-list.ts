import { newId } from '../kit/server/app/ids.ts';
import { type Sql, sql } from '../kit/server/db/sql.ts';
import { userApi } from '../modules/foundation/people/contract.ts';
import { people } from '../modules/foundation/people/server/module.ts';
import { cpuMicroseconds, fire } from './load.ts';
import { percent, type Row, rounded } from './table.ts';
import { type World, withTwin } from './world.ts';

const USERS = 10_000;
const PATH = '/private/users/0/25';

/** P1: how much of the bare route's throughput is left behind access, contract and answer. */
export async function benchUsersList(world: World, seconds: number): Promise<Row[]> {
  await addUsers(world);
  const query = await statementOf(world);
  const ours = {
    url: world.product.url,
    path: `/api${PATH}`,
    headers: { 'x-access-token': world.token },
    pid: world.product.child.pid!,
  };
  return withTwin('list.ts', [world.databaseUrl, query.text, JSON.stringify(query.values)], async (twin) => {
    const bare = { ...twin, path: '/list', headers: {} };
    for (const warm of [ours, bare]) await fire({ ...warm, seconds: 2 });
    const rounds = { ours: [] as Round[], bare: [] as Round[] };
    for (let i = 0; i < 3; i++) {
      rounds.ours.push(await round(ours, seconds));
      rounds.bare.push(await round(bare, seconds));
    }
    const [mine, theirs] = [middle(rounds.ours), middle(rounds.bare)];
    const share = mine.perSecond / theirs.perSecond;
    const goal = '≥ 75 %';
    return [
      {
        figure: 'P1 users list, requests/s',
        ours: rounded(mine.perSecond),
        twin: rounded(theirs.perSecond),
        ratio: percent(share),
        goal,
        isMet: share >= 0.75,
      },
      {
        figure: 'P1 users list, CPU µs/request',
        ours: rounded(mine.cpu),
        twin: rounded(theirs.cpu),
        ratio: percent(mine.cpu / theirs.cpu),
        goal: '',
        isMet: null,
      },
    ];
  });
}

/** P1, second half: under steady load the work for one request stays what it was. */
export async function benchSteadyLoad(world: World, minutes: number): Promise<Row> {
  const ours = {
    url: world.product.url,
    path: `/api${PATH}`,
    headers: { 'x-access-token': world.token },
    pid: world.product.child.pid!,
  };
  await fire({ ...ours, seconds: 5 });
  const perMinute: number[] = [];
  for (let minute = 0; minute < minutes; minute++) perMinute.push((await round(ours, 60)).cpu);
  const [first, last] = [perMinute[0]!, perMinute.at(-1)!];
  const figure = `P1 CPU µs/request, minute 1 and ${minutes}`;
  return {
    figure,
    ours: `${rounded(first)} → ${rounded(last)}`,
    twin: '',
    ratio: percent(last / first),
    goal: 'does not rise (≤ 110 %)',
    isMet: last <= first * 1.1,
  };
}

type Round = { readonly perSecond: number; readonly cpu: number };

async function round(
  target: { url: string; path: string; headers: Record<string, string>; pid: number },
  seconds: number,
): Promise<Round> {
  const before = cpuMicroseconds(target.pid);
  const { perSecond } = await fire({ ...target, seconds });
  return { perSecond, cpu: (cpuMicroseconds(target.pid) - before) / (perSecond * seconds) };
}

function middle(rounds: Round[]): Round {
  return rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]!;
}

async function addUsers({ db, companyId }: World): Promise<void> {
  const ids = Array.from({ length: USERS }, () => newId());
  await db.rows(sql`
    insert into access.user (company_id, id, email, first_name, last_name, roles, created_at)
    select ${companyId}, id, 'bench' || n || '@zeitlagercity.example', 'Vorname' || n, 'Nachname' || n, array['staff'], now()
    from unnest(${ids}::uuid[]) with ordinality as given (id, n)`);
  await db.rows(sql`analyze access.user`);
}

/** The very statement the endpoint sends, caught on its way. */
async function statementOf({ companyId }: World): Promise<Sql> {
  const route = people.routes!.find(({ endpoint }) => endpoint === userApi.list)!;
  const caught: Sql[] = [];
  const db = {
    rows: async (query: Sql) => {
      caught.push(query);
      return [];
    },
  };
  await route.run({ companyId, db } as never, { offset: 0, limit: 25, sort: 'name', dir: 'asc' } as never);
  return caught[0]!;
}
