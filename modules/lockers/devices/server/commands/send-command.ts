import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type Command, topicOf } from '../../wire.ts';
import { linkOf, NotSent } from '../broker/controllers-link.ts';
import { signedCommand } from './sign-command.ts';

/** What is needed to send a command to a controller. */
export type Receiver = {
  readonly controllerId: string;
  readonly companyCode: string;
  readonly commandKeySealed: string | null;
};

type ReadCtx = Pick<CompanyCtx, 'db' | 'companyId'>;
type Unsigned = Omit<Command, 'signature'>;

export function findReceiver({ db, companyId }: ReadCtx, controllerId: string): Promise<Receiver | undefined> {
  return db.first<Receiver>(sql`
    select c.id as controller_id, co.code as company_code, c.command_key_sealed
    from devices.controller c join companies.company_view co on co.company_id = c.company_id
    where c.company_id = ${companyId} and c.id = ${controllerId} and c.archived_at is null`);
}

/** Sends a command, now or never: throws `NotSent` if it certainly was not sent. */
export async function sendCommand(
  ctx: ReadCtx & Pick<CompanyCtx, 'app'>,
  controllerId: string,
  command: Unsigned,
): Promise<void> {
  await sendTo(ctx, await findReceiver(ctx, controllerId), command);
}

/** The same for a controller that was loaded before. */
export async function sendTo(
  { app }: Pick<CompanyCtx, 'app'>,
  receiver: Receiver | undefined,
  command: Unsigned,
): Promise<void> {
  const signed = signedCommand(app, receiver?.commandKeySealed ?? null, command);
  if (!receiver || !signed) throw new NotSent('not_connected');
  const { companyCode, controllerId } = receiver;
  await linkOf(app).publish(topicOf(companyCode, controllerId, 'cmd'), JSON.stringify(signed));
}
