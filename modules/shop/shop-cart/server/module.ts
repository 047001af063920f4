import { lineProviders } from '@fachwerk/cart/facade-lines';
import { customerMerges } from '@fachwerk/customers/facade';
import { goodsCorrected } from '@fachwerk/order-corrections/facade-hooks';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { goodsApi, goodsProblems } from '../contract.ts';
import { goodsLines } from './cart/goods-lines.ts';
import { showGoodsCart } from './cart/show-goods-cart.ts';
import { boxesFor } from './facade-hooks.ts';
import { checkPostcode } from './handover/check-postcode.ts';
import { chooseTable } from './handover/choose-table.ts';
import { chooseType } from './handover/choose-type.ts';
import { listTimes } from './handover/list-times.ts';
import { mergeHandovers } from './handover/merge-handovers.ts';
import { saveHandover } from './handover/save-handover.ts';
import { saveTip } from './handover/save-tip.ts';
import { addGoods } from './line/add-goods.ts';
import { changeQuantity } from './line/change-quantity.ts';
import { confirmPrices } from './line/confirm-prices.ts';
import { moveLinesHere } from './line/move-lines-here.ts';
import { removeGoods } from './line/remove-goods.ts';
import { goodsPersonalData } from './personal-data.ts';
import { correctGoods } from './placing/correct-goods.ts';
import { giveBackGoods } from './placing/give-back-goods.ts';
import { releaseUnaccepted } from './placing/release-unaccepted.job.ts';

export const goods: Module = {
  name: 'goods',
  sql: new URL('../sql/goods/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: goodsProblems,
  declaredHooks: [boxesFor],
  hooks: [fill(goodsCorrected, correctGoods)],
  contributions: [contribute(customerMerges, mergeHandovers), contribute(lineProviders, goodsLines)],
  jobs: [releaseUnaccepted],
  listeners: [giveBackGoods],
  personalData: goodsPersonalData,
  routes: [
    on(goodsApi.show, showGoodsCart),
    on(goodsApi.add, addGoods),
    on(goodsApi.changeQuantity, changeQuantity),
    on(goodsApi.remove, removeGoods),
    on(goodsApi.confirmPrices, confirmPrices),
    on(goodsApi.saveHandover, saveHandover),
    on(goodsApi.chooseType, chooseType),
    on(goodsApi.saveTip, saveTip),
    on(goodsApi.sitAtTable, chooseTable),
    on(goodsApi.bringHere, moveLinesHere),
    on(goodsApi.times, listTimes),
    on(goodsApi.checkPostcode, checkPostcode),
  ],
};
