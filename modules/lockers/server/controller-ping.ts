import { problemsOf } from '@fachwerk/base/problem';
import { addSeconds } from '@fachwerk/base/time';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { addJob, job } from '@fachwerk/server/jobs';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { lockerProblems } from '../contract.ts';
import type { controllerApi } from '../contract-controller.ts';
import { whyNotPing } from '../rules/controller.ts';
import { type Ack, COMMAND_LIFE_SECONDS } from '../wire.ts';
import { sendCommand } from './command-send.ts';
import { lockController } from './controller-store.ts';
import { NotSent } from './controllers-link.ts';
import { tellOfControllers } from './presence-follow.ts';
import type { DeviceMessage } from './take-telemetry.ts';

const problem = problemsOf(lockerProblems);

export const pingController: UseCase<typeof controllerApi.ping> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await companiesInSight(ctx), id);
  if (!current) throw problem('controller.unknown');
  const refusal = whyNotPing(current);
  if (refusal) throw problem(refusal);
  const inside = inCompany(ctx, current.companyId);
  const pingId = ctx.newId();
  await ctx.db.rows(sql`
    update lockers.controller set ping_id = ${pingId}, ping_sent_at = ${ctx.now}, ping_ms = null
    where company_id = ${inside.companyId} and id = ${id}`);
  await addJob(inside, sendPing, { companyId: inside.companyId, controllerId: id, pingId });
  await tellOfControllers(inside, [id]);
  return {};
};

/** The round trip is counted from here: how long the queue took is not the controller's fault. */
export const sendPing = job({
  name: 'controller.send_ping',
  payload: z.object({ companyId: z.uuid(), controllerId: z.uuid(), pingId: z.uuid() }),
  transaction: 'own',
  tries: 1,
  run: async (ctx, { companyId, controllerId, pingId }) => {
    const isNewest = await ctx.db.count(sql`
      update lockers.controller set ping_sent_at = ${ctx.now}
      where company_id = ${companyId} and id = ${controllerId} and ping_id = ${pingId} and ping_ms is null`);
    if (isNewest === 0) return;
    try {
      await sendCommand({ ...ctx, companyId }, controllerId, {
        id: pingId,
        kind: 'ping',
        lock: null,
        profile: 'standard',
        issuedAt: ctx.now.toISOString(),
        expiresAt: addSeconds(ctx.now, COMMAND_LIFE_SECONDS).toISOString(),
      });
    } catch (error) {
      // Nobody answers: that is what the ping shows.
      if (!(error instanceof NotSent)) throw error;
    }
  },
});

/** Only the first answer to the newest ping counts. */
export async function takePong(ctx: CompanyCtx, { controllerId, receivedAt, body }: DeviceMessage<Ack>): Promise<void> {
  const answered = await ctx.db.count(sql`
    update lockers.controller
    set ping_ms = greatest(0, extract(epoch from (${receivedAt}::timestamptz - ping_sent_at)) * 1000)::integer
    where company_id = ${ctx.companyId} and id = ${controllerId} and ping_id = ${body.id} and ping_ms is null`);
  if (answered > 0) await tellOfControllers(ctx, [controllerId]);
}
