export { itemCopied } from './item/copy-item.ts';
export { listItemIds } from './item/item-page.ts';
export { FEW_PIECES, giveBackPieces, takePieces } from './item/item-pieces.ts';
export { lockItem, promoFrom } from './item/item-store.ts';
export { addFirstPrices, listPricesBefore, notePrices } from './item/price-store.ts';
export { takeVariantPrice } from './item/take-variant-price.ts';
export { notifyCatalog } from './notify-catalog.ts';
