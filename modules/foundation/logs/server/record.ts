import type { CompanyCtx } from '@fachwerk/server/ctx';
import { withoutSecretFields } from '@fachwerk/server/secrets-in-hand';
import { jsonOf, sql } from '@fachwerk/server/sql';

/** What is worth telling later. `type` has a sentence under `log.<type>` in the texts of the module that records it. */
export type Occurrence = {
  readonly type: string;
  /** Now, when left out. */
  readonly at?: Date;
  readonly location?: { readonly id: string; readonly name: string } | undefined;
  readonly lock?: { readonly id: string; readonly name: string } | undefined;
  readonly controllerId?: string | undefined;
  /** The caller, when left out; a customer or a device has no account here. */
  readonly person?: { readonly id: string | null; readonly name: string } | undefined;
  readonly orderNumber?: string | undefined;
  /** Parameters of the sentence; a declared secret does not get into them. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** In the transaction of what it tells of; any number of occurrences is one statement. */
export async function record(ctx: CompanyCtx, ...occurrences: readonly Occurrence[]): Promise<void> {
  missWords(ctx, new Set(occurrences.map(({ type }) => type)));
  await writeEntries(ctx, occurrences);
}

/** A type that is put together at run time is not seen by any check of the code: the first test that writes it fails here. */
function missWords({ app: { texts, log, isStrict = false } }: CompanyCtx, types: ReadonlySet<string>): void {
  const { de, en } = texts.platform;
  const wordless = [...types].filter((type) => !(de[`log.${type}`] && en[`log.${type}`]));
  if (wordless.length === 0) return;
  if (isStrict) throw new Error(`nobody says what ${wordless.join(', ')} means: add log.<type> to the texts`);
  log.error({ types: wordless }, 'log entry without words');
}

export async function writeEntries(ctx: CompanyCtx, occurrences: readonly Occurrence[]): Promise<void> {
  if (occurrences.length === 0) return;
  const caller = ctx.caller && { id: ctx.caller.userId, name: ctx.caller.name };
  const rows = occurrences.map(({ type, at, location, lock, controllerId, person = caller, orderNumber, data }) => ({
    id: ctx.newId(),
    at: at ?? ctx.now,
    type,
    location_id: location?.id,
    location_name: location?.name ?? '',
    lock_id: lock?.id,
    lock_name: lock?.name ?? '',
    controller_id: controllerId,
    person_id: person?.id,
    person_name: person?.name ?? '',
    order_number: orderNumber ?? '',
    data: withoutSecretFields(data ?? {}),
  }));
  await ctx.db.write(sql`
    insert into logs.log_entry (company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id,
      person_name, order_number, data)
    select ${ctx.companyId}, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name,
      order_number, data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row (at timestamptz, id uuid, type text, location_id uuid, location_name text,
      lock_id uuid, lock_name text, controller_id uuid, person_id uuid, person_name text, order_number text, data jsonb)`);
}
