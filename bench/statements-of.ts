import { modules } from '../apps/server/src/modules.ts';
import type { Endpoint } from '../kit/base/contract.ts';
import { connect } from '../kit/server/db/db.ts';
import type { Sql } from '../kit/server/db/sql.ts';
import { newId, newSecret } from '../kit/server/house/ids.ts';
import type { Module } from '../kit/server/house/module.ts';
import { houseForTests } from '../kit/testing/house-parts.ts';

type Asked = { readonly module: Module; readonly endpoint: Endpoint; readonly input: object };

/** The very statements that an endpoint sends for a company, caught on their way. */
export async function statementsOf(
  databaseUrl: string,
  companyId: string,
  { module, endpoint, input }: Asked,
): Promise<Sql[]> {
  const caught: Sql[] = [];
  const db = connect({ url: databaseUrl, onStatement: (query) => caught.push(query) });
  const route = module.routes!.find((each) => each.endpoint === endpoint)!;
  const ctx = {
    ...{ db, house: houseForTests(modules), now: new Date(), newId: () => newId(), newSecret, caller: null },
    ...{ companyId, site: { id: companyId, companyId }, language: 'de', cookies: {} },
  };
  try {
    await route.run(ctx as never, input as never);
  } finally {
    await db.close();
  }
  return caught;
}
