import { issueCredentials, linkOf } from '@fachwerk/devices/facade';
import type { Credentials, Simulate } from '@fachwerk/devices/wire';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, sql } from '@fachwerk/server/sql';

/** What a simulator needs to be these controllers. */
export type DemoFleet = {
  readonly controllers: readonly {
    readonly credentials: Credentials;
    readonly locks: readonly { readonly channel: number; readonly battery: number | undefined }[];
    readonly faults: readonly Simulate[];
  }[];
};

type Row = {
  readonly companyId: string;
  readonly companyCode: string;
  readonly id: string;
  readonly locks: readonly { channel: number; battery: number | null }[];
  readonly faults: readonly { channel: number; fault: Simulate['fault'] }[];
};

/** Every virtual device of the demo companies with new credentials: made at each start, and kept nowhere but in the simulator's memory. What somebody has connected is theirs. */
export async function demoFleet(ctx: WorkCtx): Promise<DemoFleet> {
  const { localUrl } = linkOf(ctx.app);
  return ctx.db.transaction(async (db) => {
    const controllers = [];
    for (const { companyId, companyCode, id, locks, faults } of await listDevices({ ...ctx, db })) {
      const credentials = await issueCredentials({ ...ctx, db, companyId }, companyCode, id);
      controllers.push({
        credentials: { ...credentials, ...(localUrl && { brokerUrl: localUrl }) },
        locks: locks.map(({ channel, battery }) => ({ channel, battery: battery ?? undefined })),
        faults: faults.map(({ channel, fault }) => ({ lock: channel || null, fault, isOn: true })),
      });
    }
    return { controllers };
  });
}

function listDevices({ db }: WorkCtx): Promise<Row[]> {
  const query = sql`
    select k.company_id, c.code as company_code, k.id,
      coalesce((select jsonb_agg(jsonb_build_object('channel', l.channel, 'battery', s.battery) order by l.channel)
        from lockers.lock l left join lockers.lock_state s on s.company_id = l.company_id and s.lock_id = l.id
        where l.company_id = k.company_id and l.controller_id = k.id and l.archived_at is null), '[]') as locks,
      coalesce((select jsonb_agg(jsonb_build_object('channel', f.channel, 'fault', f.fault))
        from devices.simulated_fault_view f where f.company_id = k.company_id and f.controller_id = k.id), '[]') as faults
    from devices.controller_view k join companies.company_view c on c.company_id = k.company_id
    where c.is_demo and k.is_virtual and k.archived_at is null
    order by k.id`;
  return db.rows<Row>(acrossCompanies('the virtual devices of all demo companies', query));
}
