import { findMe } from '@fachwerk/auth/facade';
import type { CompanyCtx, Ctx, Importer } from '@fachwerk/server/ctx';
import type { StoredImport } from '../store/import-store.ts';

/** The rows are written in the name of who said so, with what they may do now. Null: they may not any more. */
export async function actingFor(
  ctx: CompanyCtx,
  { id, kind, actorId, address }: StoredImport,
): Promise<{ readonly ctx: Ctx; readonly importer: Importer } | null> {
  const importer = ctx.app.importers.find((each) => each.kind === kind);
  const me = await findMe(ctx, actorId);
  if (!importer || me?.state !== 'active' || !me.capabilities.includes(importer.capability)) return null;
  const { language } = me;
  const acting: Ctx = {
    ...ctx,
    language,
    caller: {
      kind: 'staff',
      userId: actorId,
      companyId: ctx.companyId,
      sessionId: id,
      language,
      roles: me.backendRoles,
      name: [me.contact.firstName, me.contact.lastName].join(' ').trim(),
      capabilities: new Set(me.capabilities),
    },
    request: { id, address, userAgent: '', cookies: {}, header: () => undefined },
    setCookie: () => undefined,
    belongsTo: () => undefined,
  };
  return { ctx: acting, importer };
}
