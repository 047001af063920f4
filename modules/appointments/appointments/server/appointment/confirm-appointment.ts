import { isSameSecret } from '@fachwerk/server/crypto';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { whyNotConfirm } from '../../rules/confirmation.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { confirmKeyOf, idIn } from './access-key.ts';
import { findStored, lockStored, type Stored, saveConfirmed } from './appointment-store.ts';
import { announce } from './write-appointment.ts';

/** The appointment of a confirmation link. Unknown links and those of another company get the same answer. */
export async function appointmentToConfirm(ctx: LanguageCtx, key: string): Promise<Stored> {
  return known(ctx, key, findStored);
}

/** A second tap finds it confirmed; after the release of the time it is refused. */
export async function confirmForCustomer(ctx: LanguageCtx, key: string): Promise<Stored> {
  const stored = await known(ctx, key, lockStored);
  const refusal = whyNotConfirm(stored, ctx.now);
  if (refusal) throw problem(refusal);
  return stored.state === 'unconfirmed' ? confirmStored(ctx, stored.id) : stored;
}

/** Books the appointment and notifies the customer. The caller holds its row. */
export async function confirmStored(ctx: CompanyCtx, id: string): Promise<Stored> {
  await saveConfirmed(ctx, id);
  const confirmed = (await findStored(ctx, id))!;
  await announce(ctx, confirmed);
  await notifyWatchers(ctx);
  return confirmed;
}

async function known(ctx: LanguageCtx, key: string, find: typeof findStored): Promise<Stored> {
  const id = idIn(key);
  const stored = id && (await find(ctx, id));
  if (!stored || !isSameSecret(confirmKeyOf(ctx, stored), key)) throw problem('appointment.unknown');
  return stored;
}
