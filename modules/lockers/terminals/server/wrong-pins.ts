import { raiseAlert } from '@fachwerk/alerts/facade';
import { addMinutes } from '@fachwerk/base/time';
import type { Terminal } from '@fachwerk/devices/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { withinWindow } from '@fachwerk/server/within-window';
import { ALARMING_MINUTES, ALARMING_WRONG, lockedUntil, type WrongTry } from '../rules/pin.ts';
import { problem } from './problem.ts';

const SECOND_MS = 1000;

/** Refuses while too many wrong PINs were entered here, right or wrong alike. */
export async function refuseGuessing(ctx: CompanyCtx, { id, locationId }: Terminal): Promise<void> {
  const until = lockedUntil(await listWrong(ctx, locationId), id, ctx.now);
  if (!until) return;
  throw problem('pin.too_many_tries', { seconds: Math.ceil((until.getTime() - ctx.now.getTime()) / SECOND_MS) });
}

/** Counts a wrong PIN; those of a while ago are forgotten. Needs the PINs of the location held. */
export async function noteWrongPin(ctx: CompanyCtx, terminal: Terminal): Promise<void> {
  const { id: terminalId, locationId } = terminal;
  await ctx.db.rows(sql`
    delete from terminals.wrong_pin
    where company_id = ${ctx.companyId} and location_id = ${locationId} and at < ${addMinutes(ctx.now, -2 * ALARMING_MINUTES)}`);
  await ctx.db.rows(sql`
    insert into terminals.wrong_pin (company_id, id, location_id, terminal_id, at)
    values (${ctx.companyId}, ${ctx.newId()}, ${locationId}, ${terminalId}, ${ctx.now})`);
  const wrong = await listWrong(ctx, locationId);
  if (wrong.length < ALARMING_WRONG) return;
  await raiseAlert(ctx, {
    kind: 'pin_tries',
    subject: { kind: 'controller', id: terminalId, name: terminal.name },
    location: { id: locationId, name: terminal.locationName },
    data: { times: wrong.length },
  });
}

function listWrong(ctx: CompanyCtx, locationId: string): Promise<WrongTry[]> {
  return ctx.db.rows<WrongTry>(sql`
    select terminal_id, at from terminals.wrong_pin
    where company_id = ${ctx.companyId} and location_id = ${locationId}
      and ${withinWindow(sql`at`, addMinutes(ctx.now, -ALARMING_MINUTES), ctx.now)}
    order by at, id`);
}
