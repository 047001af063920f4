import { createHash } from 'node:crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import webPush from 'web-push';
import type { Device } from '../contract.ts';
import { isPushService } from '../rules/endpoint.ts';
import { type Outcome, outcomeOf } from '../rules/outcome.ts';
import { findKeys } from './key-store.ts';

/** A message of yesterday's lunch is of no use to a phone that was off. */
const KEPT_SECONDS = 24 * 60 * 60;

/** At a push service a later one of the same topic takes the place of an earlier: 32 characters at most. */
const topicOf = (mailingId: string) => createHash('sha256').update(mailingId).digest('base64url').slice(0, 32);

/** `mailingId`: of two with the same the device shows one. */
type Push = { readonly device: Device; readonly mailingId: string; readonly content: object };

/** Encrypted for the device by the library, sent by the guarded way of the house: an address that came from a browser leads nowhere else. */
export async function pushTo(ctx: CompanyCtx, { device, mailingId, content }: Push): Promise<Outcome> {
  const keys = await findKeys(ctx);
  if (!keys) return 'refused';
  const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify({ ...content, tag: mailingId }), {
    TTL: KEPT_SECONDS,
    topic: topicOf(mailingId),
    vapidDetails: { subject: subjectOf(ctx.app.publicUrl), ...keys },
  });
  const { 'Content-Length': _, ...sent } = headers as Record<string, string | number>;
  const { status } = await ctx.app.outbound.send(device.endpoint, {
    method: 'POST',
    body: body!,
    allows: isPushService,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  });
  return outcomeOf(status);
}

/** Whom a push service may write to about us: it wants https, or an address. */
const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;
