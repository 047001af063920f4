import { problemsOf } from '@fachwerk/base/problem';
import { record } from '@fachwerk/logs/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { PublicCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { deviceProblems } from '../../contract.ts';
import type { controllerApi } from '../../contract-controller.ts';
import { notifyControllers } from '../presence/notify-controllers.ts';
import { issueCredentials } from './credentials.ts';

const problem = problemsOf(deviceProblems);

type Waiting = {
  readonly companyId: string;
  readonly companyCode: string;
  readonly id: string;
  readonly name: string;
  readonly locationId: string;
  readonly locationName: string;
};

/**
 * Exchanges a device's token for credentials. A terminal's token pairs a tablet with a site and is not accepted here. Used, expired and unknown
 * tokens get the same answer.
 */
export const provisionController: UseCase<typeof controllerApi.provision> = async (ctx, { token }) => {
  const waiting = await lockWaiting(ctx, token);
  if (!waiting) throw problem('provisioning.token_unknown');
  const { companyId, companyCode, id, name, locationId, locationName } = waiting;
  const scoped = { ...ctx, companyId };
  ctx.belongsTo(companyId);
  const credentials = await issueCredentials(scoped, companyCode, id);
  await record(scoped, {
    type: 'controller.provisioned',
    controllerId: id,
    location: { id: locationId, name: locationName },
    person: { id: null, name: '' },
    data: { name, address: ctx.request.address },
  });
  await notifyControllers(scoped, [id]);
  return credentials;
};

/** Of two devices with the same token the second finds it used. */
function lockWaiting({ db, now }: PublicCtx, token: string): Promise<Waiting | undefined> {
  const query = sql`
    select c.company_id, co.code as company_code, c.id, c.name, c.location_id, p.german_name as location_name
    from devices.controller c
    join companies.company_view co on co.company_id = c.company_id
    join locations.location_view p on p.company_id = c.company_id and p.id = c.location_id
    where c.kind = 'controller' and c.token_hash = ${hashToken(token)} and c.token_expires_at > ${now} and c.archived_at is null
    for update of c`;
  return db.first<Waiting>(acrossCompanies('a device has nothing but its token', query));
}
