import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight, inCompany } from '@fachwerk/companies/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { lockerProblems } from '../contract.ts';
import type { controllerApi } from '../contract-controller.ts';
import { whyNotArchive, whyNotMove } from '../rules/controller.ts';
import { giveToken, takeCredentials } from './controller-credentials.ts';
import {
  addController as addRow,
  archiveRow,
  findController,
  lockController,
  saveController,
} from './controller-store.ts';
import { tellOfControllers } from './presence-follow.ts';

const problem = problemsOf({ ...lockerProblems, 'location.unknown': locationProblems['location.unknown'] });

/** The controller belongs to whoever runs the location. */
export const addController: UseCase<typeof controllerApi.add> = async (ctx, { controller: data }) => {
  const owner = await findOwner(ctx, await companiesInSight(ctx), data.locationId);
  if (!owner) throw problem('location.unknown');
  const inside = inCompany(ctx, owner);
  const id = ctx.newId();
  await addRow(inside, id, data);
  const provisioning = await giveToken(inside, id);
  const controller = (await findController(inside, [owner], id))!;
  await audit(inside, { subjectKind: 'controller', subjectId: id, action: 'controller.added', after: data });
  await tellOfControllers(inside, [id]);
  return { controller, provisioning };
};

export const editController: UseCase<typeof controllerApi.edit> = async (
  ctx,
  { controller: { id, version, ...data } },
) => {
  const current = await lockController(ctx, await companiesInSight(ctx), id);
  if (!current) throw problem('controller.unknown');
  if (current.archivedAt) throw problem('controller.archived');
  if (current.version !== version)
    throw problem('controller.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  const refusal = whyNotMove(current, data.locationId);
  if (refusal) throw problem(refusal);
  const inside = inCompany(ctx, current.companyId);
  if (!(await findOwner(inside, [current.companyId], data.locationId))) throw problem('location.unknown');

  const changes = changesOf(current, data);
  if (changes.length === 0) return current;
  await saveController(inside, id, data);
  const saved = (await findController(inside, [current.companyId], id))!;
  await audit(inside, {
    subjectKind: 'controller',
    subjectId: id,
    action: 'controller.edited',
    ...beforeAndAfter(changes),
  });
  await tellOfControllers(inside, [id]);
  return saved;
};

export const archiveController: UseCase<typeof controllerApi.archive> = async (ctx, { controller: { id } }) => {
  const current = await lockController(ctx, await companiesInSight(ctx), id);
  if (!current) throw problem('controller.unknown');
  const refusal = whyNotArchive(current);
  if (refusal) throw problem(refusal, { count: current.locks });
  const inside = inCompany(ctx, current.companyId);
  await takeCredentials(inside, current);
  await archiveRow(inside, id);
  await audit(inside, {
    subjectKind: 'controller',
    subjectId: id,
    action: 'controller.archived',
    before: { name: current.name },
  });
  await tellOfControllers(inside, [id]);
  return {};
};

async function findOwner(
  { db }: CompanyCtx,
  companyIds: readonly string[],
  locationId: string,
): Promise<string | undefined> {
  const found = await db.first<{ companyId: string }>(sql`
    select company_id from locations.location_view where company_id = any(${companyIds}) and id = ${locationId}`);
  return found?.companyId;
}
