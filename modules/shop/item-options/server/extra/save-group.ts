import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { wholeAllergens } from '@fachwerk/catalog/rules/allergens';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type extraApi, extraProblems } from '../../contract-extra.ts';
import { whyNotGroup } from '../../rules/extra-group.ts';
import { listStoredGroups, lockGroup, saveExtras, saveStoredGroup } from './group-store.ts';

const problem = problemsOf(extraProblems);

export const saveGroup: UseCase<typeof extraApi.save> = async (ctx, { id: known, version, group }) => {
  const current = known ? await lockGroup(ctx, known) : null;
  if (current === undefined) throw problem('extra_group.unknown');
  const refusal = whyNotGroup(group);
  if (refusal) throw problem(refusal.code, {}, { fields: below('group', refusal.fields) });
  if (current && version !== current.version) throw problem('extra_group.changed_meanwhile');
  const foreign = group.extras.some(({ id }) => id && !current?.extras.some((extra) => extra.id === id));
  if (foreign) throw problem('extra.unknown');

  const id = current?.id ?? ctx.newId();
  await saveStoredGroup(ctx, id, group);
  await saveExtras(
    ctx,
    id,
    group.extras.map((extra) => ({
      ...extra,
      id: extra.id ?? ctx.newId(),
      allergens: wholeAllergens(extra.allergens),
    })),
  );
  await audit(ctx, {
    subjectKind: 'extra_group',
    subjectId: id,
    action: current ? 'extra_group.edited' : 'extra_group.added',
    after: { name: group.name.de, extras: group.extras.map(({ name }) => name.de).join(', ') },
    address: ctx.request.address,
  });
  const saved = (await listStoredGroups(ctx, [id]))[0]!;
  await notifyCatalog(ctx);
  return saved;
};
