import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Command, topicOf } from '../../wire.ts';
import { linkOf, NotSent } from '../broker/controllers-link.ts';
import { signedCommand } from './sign-command.ts';

type Receiver = { readonly companyCode: string; readonly commandKeySealed: string | null };

/** Says a command to a controller, now or never: `NotSent` when it certainly did not leave. */
export async function sendCommand(
  { db, house, companyId }: Pick<CompanyCtx, 'db' | 'house' | 'companyId'>,
  controllerId: string,
  command: Omit<Command, 'signature'>,
): Promise<void> {
  const receiver = await db.first<Receiver>(sql`
    select co.code as company_code, c.command_key_sealed
    from devices.controller c join companies.company_view co on co.company_id = c.company_id
    where c.company_id = ${companyId} and c.id = ${controllerId} and c.archived_at is null`);
  const signed = signedCommand(house, receiver?.commandKeySealed ?? null, command);
  if (!receiver || !signed) throw new NotSent('not_connected');
  await linkOf(house).publish(topicOf(receiver.companyCode, controllerId, 'cmd'), JSON.stringify(signed));
}
