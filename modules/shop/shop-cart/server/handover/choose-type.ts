import { problemsOf } from '@fachwerk/base/problem';
import { townOf } from '@fachwerk/places/facade';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '@fachwerk/shop/contract';
import { shopOf } from '@fachwerk/shop/facade';
import type { goodsApi } from '../../contract.ts';
import { isPostcode, withTown } from '../../rules/handover.ts';
import { sayAbout, tableFor } from './save-handover.ts';

const problem = problemsOf(shopProblems);

export const chooseType: UseCase<typeof goodsApi.chooseType> = async (ctx, { type, postcode }) => {
  const shop = await shopOf(ctx);
  if (!shop.ways[type].isOffered) throw problem('shop.type_not_offered');
  if (type === 'delivery' && postcode !== '' && !isPostcode(postcode)) {
    const fields = [{ path: 'postcode', code: 'shop.postcode_invalid' }];
    throw problem('shop.postcode_invalid', {}, { fields });
  }
  await sayAbout(ctx, (before) => {
    const isElsewhere = postcode !== '' && postcode !== before.postcode;
    const place = isElsewhere ? { ...before, type, postcode, city: '' } : { ...before, type };
    return {
      ...before,
      ...withTown(place, before, townOf),
      // A time of one type says nothing about another.
      wishedAt: before.type === type ? before.wishedAt : null,
      tableName: tableFor(before, type),
    };
  });
  return {};
};
