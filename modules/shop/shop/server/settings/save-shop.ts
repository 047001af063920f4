import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type shopApi, shopProblems } from '../../contract.ts';
import { whyNotShop } from '../../rules/shop-data.ts';
import { notifyShop } from '../notify-shop.ts';
import { lockSettings, saveSettings } from './settings-store.ts';

const problem = problemsOf(shopProblems);

export const saveShop: UseCase<typeof shopApi.save> = async (ctx, { shop, version }) => {
  const current = await lockSettings(ctx);
  if (current.version !== version)
    throw problem('shop.changed_meanwhile', {}, { conflict: saveConflict(current, shop) });
  const refusal = whyNotShop(shop);
  if (refusal) throw problem(refusal.code, {}, { fields: below('shop', refusal.fields) });
  const changes = changesOf(current, shop);
  if (changes.length === 0) return current;

  await saveSettings(ctx, shop);
  await audit(ctx, {
    subjectKind: 'shop',
    subjectId: ctx.companyId,
    action: 'shop.changed',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  await notifyShop(ctx);
  return { ...shop, version: version + 1 };
};
