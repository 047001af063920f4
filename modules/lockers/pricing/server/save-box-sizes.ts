import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import type { pricingApi } from '../contract.ts';
import { pricingProblems } from '../contract.ts';
import { whyNotBoxSizes } from '../rules/box-size.ts';
import { listBoxSizes, lockBoxSizes, removeBoxSize, saveBoxSizes as store } from './box-size-store.ts';
import { notifyNetwork } from './notify-network.ts';

const problem = problemsOf(pricingProblems);

export const saveBoxSizes: UseCase<typeof pricingApi.saveBoxSizes> = async (ctx, { boxSizes }) => {
  const refusal = whyNotBoxSizes(boxSizes);
  if (refusal) throw problem(refusal.code, refusal.fields[0]?.params, { fields: below('boxSizes', refusal.fields) });

  const before = await lockBoxSizes(ctx);
  if (JSON.stringify(before) === JSON.stringify(boxSizes.map(inOrder))) return { boxSizes: before };
  const kept = new Set(boxSizes.map(({ code }) => code));
  for (const { code } of before) if (!kept.has(code)) await remove(ctx, code);
  await store(ctx, boxSizes);
  const saved = await listBoxSizes(ctx);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'box_sizes.edited',
    before: { boxSizes: before },
    after: { boxSizes: saved },
    address: ctx.request.address,
  });
  await notifyNetwork(ctx);
  return { boxSizes: saved };
};

/** Whoever stands downstream keeps what it uses by a foreign key: boxes, and our own prices. */
async function remove(ctx: Ctx, code: string): Promise<void> {
  try {
    await removeBoxSize(ctx, code);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'lock_size') throw problem('box_size.in_use', { code });
    throw constraint === 'price_size' ? problem('box_size.has_prices', { code }) : error;
  }
}

const inOrder = ({ code, name, widthCm, heightCm, depthCm }: Awaited<ReturnType<typeof listBoxSizes>>[number]) => ({
  code,
  name,
  widthCm,
  heightCm,
  depthCm,
});
