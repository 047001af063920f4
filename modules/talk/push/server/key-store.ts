import { seal, unseal } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import webPush from 'web-push';

const PURPOSE = 'push.vapid';

export type Keys = { readonly publicKey: string; readonly privateKey: string };

function find(ctx: CompanyCtx) {
  return ctx.db.first<{ publicKey: string; sealedPrivate: string }>(
    sql`select public_key, sealed_private from push.key where company_id = ${ctx.companyId}`,
  );
}

/** Null until somebody has asked for them, and where they were sealed by another installation. */
export async function findKeys(ctx: CompanyCtx): Promise<Keys | null> {
  const kept = await find(ctx);
  const privateKey = kept && unseal(ctx.app, PURPOSE, kept.sealedPrivate);
  return kept && privateKey ? { publicKey: kept.publicKey, privateKey } : null;
}

/** Made once; of two at the same moment the first holds, because browsers are bound to the key they were given. */
export async function ownPublicKey(ctx: CompanyCtx): Promise<string> {
  const kept = await find(ctx);
  if (kept) return kept.publicKey;
  const made = webPush.generateVAPIDKeys();
  await ctx.db.write(sql`
    insert into push.key (company_id, public_key, sealed_private)
    values (${ctx.companyId}, ${made.publicKey}, ${seal(ctx.app, PURPOSE, made.privateKey)})
    on conflict (company_id) do nothing`);
  return (await find(ctx))!.publicKey;
}
