import { couponFor, couponUsed, giftFor, giftSpent } from '@fachwerk/cart/facade-codes';
import { giftGivenBack } from '@fachwerk/orders/facade-record';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { couponApi, voucherCapabilities, voucherProblems } from '../contract.ts';
import { giftApi } from '../contract-gift.ts';
import { addCoupon } from './coupon/add-coupon.ts';
import { findCoupon } from './coupon/find-coupon.ts';
import { giveBackCoupon, judgeCoupon, useCoupon } from './coupon/judge-coupon.ts';
import { listCoupons } from './coupon/list-coupons.ts';
import { printCoupon } from './coupon/print-coupon.ts';
import { saveCoupon } from './coupon/save-coupon.ts';
import { sendCoupon } from './coupon/send-coupon.ts';
import { stopCoupon } from './coupon/stop-coupon.ts';
import { createDemoVouchers } from './demo/create-demo-vouchers.ts';
import { blockGift } from './gift/block-gift.ts';
import { countBought } from './gift/count-bought.ts';
import { giftFile } from './gift/gift-mail.ts';
import { issueGifts, takeBackCancelled, takeBackRefunded } from './gift/issue-gifts.ts';
import { listGifts } from './gift/list-gifts.ts';
import { giveBackGift, judgeGift, payWithGift } from './gift/pay-with-gift.ts';
import { giftPersonalData } from './gift/personal-data.ts';
import { placeGiftOrder } from './gift/place-gift-order.ts';
import { sendGiftAgain } from './gift/send-gift-again.ts';
import { showBalance } from './gift/show-balance.ts';
import { showGiftOffer } from './gift/show-gift-offer.ts';

export const vouchers: Module = {
  name: 'vouchers',
  sql: new URL('../sql/', import.meta.url),
  // § 312j BGB: the button says that it obliges to pay.
  texts: await textsIn(new URL('../texts/', import.meta.url), ['gift.buy']),
  problems: voucherProblems,
  capabilities: voucherCapabilities,
  hooks: [
    fill(couponFor, judgeCoupon),
    fill(couponUsed, useCoupon),
    fill(giftFor, judgeGift),
    fill(giftSpent, payWithGift),
    fill(giftGivenBack, giveBackGift),
  ],
  listeners: [issueGifts, takeBackRefunded, takeBackCancelled, giveBackCoupon],
  attachments: [giftFile],
  personalData: giftPersonalData,
  demo: createDemoVouchers,
  routes: [
    on(couponApi.list, listCoupons),
    on(couponApi.find, findCoupon),
    on(couponApi.add, addCoupon),
    on(couponApi.save, saveCoupon),
    on(couponApi.stop, stopCoupon),
    on(couponApi.print, printCoupon),
    on(couponApi.mail, sendCoupon),
    on(giftApi.offer, showGiftOffer),
    on(giftApi.buy, placeGiftOrder),
    on(giftApi.bought, countBought),
    on(giftApi.balance, showBalance),
    on(giftApi.list, listGifts),
    on(giftApi.block, blockGift),
    on(giftApi.mail, sendGiftAgain),
  ],
};
