import { modules } from '../apps/server/src/modules.ts';
import type { Endpoint } from '../kit/base/contract.ts';
import { newId, newSecret } from '../kit/server/app/ids.ts';
import type { Module } from '../kit/server/app/module.ts';
import { connect } from '../kit/server/db/db.ts';
import type { Sql } from '../kit/server/db/sql.ts';
import { appForTests } from '../kit/testing/app-parts.ts';

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
    db,
    app: appForTests(modules),
    now: new Date(),
    newId: () => newId(),
    newSecret,
    caller: null,
    companyId,
    site: { id: companyId, companyId },
    language: 'de',
    cookies: {},
  };
  try {
    await route.run(ctx as never, input as never);
  } finally {
    await db.close();
  }
  return caught;
}
