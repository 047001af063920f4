import { startThrowawayDatabase } from '@fachwerk/embedded-postgres/throwaway';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { modules } from '../../apps/server/src/modules.ts';
import { drawOverview, type WingSchemas } from './draw-overview.ts';
import { drawWing } from './draw-wing.ts';
import { readSchemas, type Schema } from './schemas.ts';

type TableFact = { readonly name: string; readonly file: string };
type Drawing = { readonly file: string; readonly svg: string };

/** From the top to the bottom of the house; what stands beside is drawn above what it stands on. */
const WINGS = ['across', 'talk', 'team', 'appointments', 'shop', 'lockers', 'sales', 'website', 'foundation', 'kit'];

const ABOUT =
  'The first line of a table is its key, the others are its columns; “?” may be empty. → is a foreign key; company_id is always part of it.';

/** Drawn from a migrated database, not from the files: migrations rename, move and drop. */
export async function drawingsOf(tables: readonly TableFact[]): Promise<Drawing[]> {
  const database = await startThrowawayDatabase();
  try {
    await migrateDatabase(database.url, modules);
    return drawn(byWing(await readSchemas(database.url), tables));
  } finally {
    await database.stop();
  }
}

export function drawn(wings: readonly WingSchemas[]): Drawing[] {
  return [
    { file: 'schemas.svg', svg: drawOverview(wings) },
    ...wings.map(({ wing, schemas }) => ({ file: `${wing}.svg`, svg: drawWing({ wing, about: ABOUT, schemas }) })),
  ];
}

/** A schema belongs to the wing whose migration made its first table. */
export function byWing(schemas: readonly Schema[], tables: readonly TableFact[]): WingSchemas[] {
  const wingOf = ({ name }: Schema) => {
    const file = tables.find((table) => table.name.startsWith(`${name}.`))?.file ?? '';
    return /^modules\/([^/]+)\//.exec(file)?.[1] ?? 'kit';
  };
  return WINGS.map((wing) => ({ wing, schemas: schemas.filter((schema) => wingOf(schema) === wing) })).filter(
    (each) => each.schemas.length > 0,
  );
}
