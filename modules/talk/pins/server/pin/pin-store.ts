import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { PinStart } from '../../contract.ts';

export type StoredPin = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly starts: PinStart;
};
type Row = Omit<StoredPin, 'starts'> & {
  readonly starts: PinStart['kind'];
  readonly dialogueId: string | null;
  readonly templateId: string | null;
  readonly steps: string[];
};

const columns = sql`id, name, description, starts, dialogue_id, template_id, steps`;

const read = ({ starts: kind, dialogueId, templateId, steps, ...pin }: Row): StoredPin => {
  if (kind === 'dialogue') return { ...pin, starts: { kind, dialogueId: dialogueId! } };
  if (kind === 'card') return { ...pin, starts: { kind, templateId: templateId! } };
  if (kind === 'instruction') return { ...pin, starts: { kind, steps } };
  return { ...pin, starts: { kind } };
};

const targetOf = (starts: PinStart) => ({
  dialogueId: starts.kind === 'dialogue' ? starts.dialogueId : null,
  templateId: starts.kind === 'card' ? starts.templateId : null,
  steps: starts.kind === 'instruction' ? starts.steps : [],
});

export async function listPinRows(ctx: CompanyCtx): Promise<StoredPin[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select ${columns} from pins.pin where company_id = ${ctx.companyId} order by position, id`);
  return rows.map(read);
}

export async function findPin(ctx: CompanyCtx, id: string): Promise<StoredPin | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from pins.pin where company_id = ${ctx.companyId} and id = ${id}`);
  return row && read(row);
}

/** Keeps it until the transaction ends. */
export async function lockPin(ctx: CompanyCtx, id: string): Promise<StoredPin | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from pins.pin where company_id = ${ctx.companyId} and id = ${id} for update`);
  return row && read(row);
}

export async function addPin(ctx: CompanyCtx, { id, name, description, starts }: StoredPin): Promise<void> {
  const { dialogueId, templateId, steps } = targetOf(starts);
  await ctx.db.write(sql`
    insert into pins.pin (company_id, id, name, description, starts, dialogue_id, template_id, steps, position, created_at)
    select ${ctx.companyId}, ${id}, ${name}, ${description}, ${starts.kind}, ${dialogueId}::uuid, ${templateId}::uuid, ${steps}::text[],
      coalesce(max(position), 0) + 1, ${ctx.now}
    from pins.pin where company_id = ${ctx.companyId}`);
}

export async function changePin(ctx: CompanyCtx, { id, name, description, starts }: StoredPin): Promise<void> {
  const { dialogueId, templateId, steps } = targetOf(starts);
  await ctx.db.write(sql`
    update pins.pin set name = ${name}, description = ${description}, starts = ${starts.kind}, dialogue_id = ${dialogueId}::uuid,
      template_id = ${templateId}::uuid, steps = ${steps}::text[]
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function deletePin(ctx: CompanyCtx, id: string): Promise<{ readonly name: string } | undefined> {
  return ctx.db.first<{ name: string }>(sql`
    delete from pins.pin where company_id = ${ctx.companyId} and id = ${id} returning name`);
}
