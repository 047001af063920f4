import type { Db } from '@fachwerk/server/db';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import type { Presence } from '../../rules/presence.ts';

/** Known state of a sender, read without a lock: enough to detect changes. */
export type Sender = Presence & {
  readonly companyId: string;
  readonly companyCode: string;
  readonly controllerId: string;
  readonly credentialsVersion: number;
  readonly firmware: string;
  readonly queue: number;
};

/** The ids that belong to active controllers with credentials. Tablets have credentials for their site only. */
export async function findSenders(db: Db, ids: Iterable<string>): Promise<Map<string, Sender>> {
  const possible = [...new Set(ids)].filter((id) => z.safeParse(z.uuid(), id).success);
  if (possible.length === 0) return new Map();
  const query = sql`
    select c.company_id, co.code as company_code, c.id as controller_id, c.credentials_version, c.is_online, c.last_seen_at,
      c.online_since, c.offline_since, c.firmware, c.queue
    from devices.controller c join companies.company_view co on co.company_id = c.company_id
    where c.id = any(${possible}::uuid[]) and c.archived_at is null and c.password_hash is not null
      and (c.kind = 'controller' or c.is_virtual)`;
  const senders = await db.rows<Sender>(acrossCompanies('controllers of all companies speak in one batch', query));
  return new Map(senders.map((sender) => [sender.controllerId, sender]));
}
