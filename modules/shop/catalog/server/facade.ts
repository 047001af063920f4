export { archiveCategory } from './category/archive-category.ts';
export { findCategory, listCategoriesNamed } from './category/category-store.ts';
export { saveCategory } from './category/save-category.ts';
export { addItem, addItems } from './item/add-item.ts';
export { archiveItems } from './item/archive-items.ts';
export { checkedItem } from './item/checked-item.ts';
export { itemCopied } from './item/copy-item.ts';
export { findItem } from './item/find-item.ts';
export { listItemIds } from './item/item-page.ts';
export { itemPictures, itemRatings } from './item/item-pictures.ts';
export { FEW_PIECES, giveBackPieces, takePieces } from './item/item-pieces.ts';
export {
  countStoredItems,
  findItemLike,
  findStoredItem,
  type ItemLikeness,
  listItemsLike,
  lockItem,
  lockItemsLike,
  lockWholeItems,
  promoFrom,
  soldColumns,
} from './item/item-store.ts';
export { lowByVariant, usualWarnFrom } from './item/low-stock.ts';
export { addFirstPrices, listPricesBefore, notePrices } from './item/price-store.ts';
export { listRelatedItems, saveRelatedItems } from './item/related-store.ts';
export { saveItem } from './item/save-item.ts';
export { setStocks } from './item/save-stock.ts';
export { raiseVersion, takeVariantPrice } from './item/take-variant-price.ts';
export { changeItems, dataOf } from './item/write-item.ts';
export { notifyCatalog } from './notify-catalog.ts';
