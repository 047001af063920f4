import { logComplaint } from '@fachwerk/devices/facade';
import type { DeviceMessage } from '@fachwerk/devices/facade-hooks';
import type { Ack, DeviceEvent } from '@fachwerk/devices/wire';
import { believedAt } from '@fachwerk/lockers/rules/lock-doors';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { ServiceWorld } from '@fachwerk/server/module';
import { workOf } from '@fachwerk/server/services';
import { sql } from '@fachwerk/server/sql';
import { afterAnswer, afterEvent, isEnded, type Progress } from '../../rules/attempt-states.ts';
import { type Attempt, lockAttempt } from './attempt-store.ts';
import { aboutOf, followAttempt } from './follow-attempt.ts';

/** Processes controller answers, each in its own transaction: they are few, and must not block each other. */
export async function takeAnswers(
  world: ServiceWorld,
  answers: readonly DeviceMessage<Ack>[],
  events: readonly DeviceMessage<DeviceEvent>[],
): Promise<void> {
  for (const answer of answers) {
    await world.db.transaction((tx) => takeAnswer({ ...workOf(world, tx), companyId: answer.companyId }, answer));
  }
  await proveAttempts(world, events);
}

/** Door events that name their command: the proof that an attempt may still lack. */
async function proveAttempts(world: ServiceWorld, messages: readonly DeviceMessage<DeviceEvent>[]): Promise<void> {
  for (const { companyId, controllerId, receivedAt, body } of messages) {
    const { command } = body;
    if (command === undefined) continue;
    await world.db.transaction(async (tx) => {
      const ctx = { ...workOf(world, tx), companyId };
      const attempt = await lockOwn(ctx, controllerId, command);
      const next =
        attempt && (await isLockOf(ctx, attempt, body.lock))
          ? afterEvent(attempt, { ...body, at: believedAt(body.at, receivedAt) })
          : null;
      if (attempt && next) await followAttempt(ctx, attempt, next);
    });
  }
}

async function takeAnswer(ctx: CompanyCtx, { controllerId, body }: DeviceMessage<Ack>): Promise<void> {
  const attempt = await lockOwn(ctx, controllerId, body.id);
  if (!attempt) return;
  const next = afterAnswer(attempt, body);
  if (next) return followAttempt(ctx, attempt, next);
  if (isLate(attempt, body)) {
    const reported = body.step === 'done' ? body.result : body.step;
    await record(ctx, {
      ...aboutOf(attempt),
      type: 'lock.late_answer',
      data: { said: reported, state: attempt.state },
    });
  }
}

/** An answer counts only from the attempt's controller. Keep-warm commands belong to no attempt. */
async function lockOwn(ctx: CompanyCtx, controllerId: string, id: string): Promise<Attempt | undefined> {
  const attempt = await lockAttempt(ctx, id);
  if (attempt?.controllerId === controllerId) return attempt;
  if (attempt) logComplaint(ctx.app, 'a controller answers for another one', { controllerId, commandId: id });
  return undefined;
}

/** An answer that contradicts the final state. Repeated answers are normal. */
function isLate({ state }: Progress, ack: Ack): boolean {
  return isEnded(state) && ack.step === 'done' && ack.result !== state;
}

async function isLockOf(ctx: CompanyCtx, { lockId, controllerId }: Attempt, channel: number): Promise<boolean> {
  const found = await ctx.db.first(sql`
    select from lockers.lock_view
    where company_id = ${ctx.companyId} and id = ${lockId} and controller_id = ${controllerId} and channel = ${channel}`);
  return found !== undefined;
}
