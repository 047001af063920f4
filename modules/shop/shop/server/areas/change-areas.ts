import { changesOf } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { knownPostcodes } from '@fachwerk/places/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { shopProblems } from '../../contract.ts';
import { type Area, type AreaData, MOST_AREAS } from '../../contract-area.ts';
import { notifyShop } from '../notify-shop.ts';
import { renewRevision } from '../settings/settings-store.ts';
import { countAreas } from './area-store.ts';

const problem = problemsOf(shopProblems);

const TAKEN = ['area_postcode_unique', 'area_ring_unique'];

/** The database knows which postcodes are taken. */
export async function withFreePostcode<T>(postcode: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (!TAKEN.includes(brokenConstraint(error) ?? '')) throw error;
    const fields = [{ path: 'area.postcode', code: 'area.postcode_taken', params: { postcode } }];
    throw problem('area.postcode_taken', { postcode }, { fields });
  }
}

/** Nobody can measure from a place that is not known. */
export function refuseUnknownCenter({ postcode, radiusMeters }: AreaData): void {
  if (radiusMeters === null || knownPostcodes().some((each) => each.postcode === postcode)) return;
  throw problem('area.center_unknown', {}, { fields: [{ path: 'area.postcode', code: 'area.center_unknown' }] });
}

/** Under the lock of the settings: two who add at once stay within the limit together. */
export async function refuseTooMany(ctx: CompanyCtx): Promise<void> {
  if ((await countAreas(ctx)) > MOST_AREAS) throw problem('area.too_many', { most: MOST_AREAS });
}

/** What a change of areas ends with. */
export async function recordAreaChange(
  ctx: CompanyCtx,
  before: readonly AreaData[],
  after: readonly AreaData[],
): Promise<void> {
  await audit(ctx, {
    subjectKind: 'shop',
    subjectId: ctx.companyId,
    action: 'shop.areas_changed',
    before: { areas: before.map(dataOf) },
    after: { areas: after.map(dataOf) },
  });
  await renewRevision(ctx);
  await notifyShop(ctx);
}

/** Without what nobody has written. */
function dataOf(area: AreaData | Area): AreaData {
  const { postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents, belowMinimum } = area;
  return { postcode, radiusMeters, name, priceCents, minimumCents, freeFromCents, belowMinimum };
}

export const isSameArea = (one: AreaData, other: AreaData): boolean =>
  changesOf(dataOf(one), dataOf(other)).length === 0;
