import { itemCopied, itemPictures, lowByVariant } from '@fachwerk/catalog/facade';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { offerProblems } from '../contract.ts';
import { bulkApi, bulkProblems } from '../contract-bulk.ts';
import { extraApi, extraProblems } from '../contract-extra.ts';
import { pictureApi, pictureProblems } from '../contract-picture.ts';
import { productApi, productProblems } from '../contract-product.ts';
import { optionApi, variantProblems } from '../contract-variant.ts';
import { changeProducts } from './bulk/change-products.ts';
import { createDemoOptions } from './demo/create-demo-options.ts';
import { drawDemoPicturesJob } from './demo/draw-demo-pictures.job.ts';
import { fillDemoLibraryJob } from './demo/fill-demo-library.job.ts';
import { archiveGroup } from './extra/archive-group.ts';
import { listGroupItems } from './extra/list-group-items.ts';
import { listGroups } from './extra/list-groups.ts';
import { markExtraSoldOut } from './extra/mark-extra-sold-out.ts';
import { saveGroup } from './extra/save-group.ts';
import { sortGroups } from './extra/sort-groups.ts';
import { itemImporter } from './import-items/import-items.ts';
import { addPicture } from './picture/add-picture.ts';
import { fetchPicture } from './picture/fetch-picture.ts';
import { firstPictures } from './picture/first-pictures.ts';
import { listCategoryPictures } from './picture/list-category-pictures.ts';
import { listItemPictures } from './picture/list-item-pictures.ts';
import { removePictureJob } from './picture/remove-picture.job.ts';
import { saveCategoryPicture } from './picture/save-category-picture.ts';
import { savePictures } from './picture/save-pictures.ts';
import { addProduct } from './product/add-product.ts';
import { addProductPicture } from './product/add-product-picture.ts';
import { fetchProductPicture } from './product/fetch-product-picture.ts';
import { findProduct } from './product/find-product.ts';
import { removeDraftsJob } from './product/remove-drafts.job.ts';
import { saveProduct } from './product/save-product.ts';
import { copyOptions } from './variant/copy-options.ts';
import { findOptions } from './variant/find-options.ts';
import { findLowByVariant } from './variant/low-by-variant.ts';
import { markVariantSoldOut } from './variant/mark-variant-sold-out.ts';
import { saveGroups } from './variant/save-groups.ts';
import { saveVariantStock } from './variant/save-variant-stock.ts';
import { saveVariants } from './variant/save-variants.ts';

export const itemOptions: Module = {
  name: 'item-options',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: {
    ...offerProblems,
    ...variantProblems,
    ...extraProblems,
    ...pictureProblems,
    ...productProblems,
    ...bulkProblems,
  },
  hooks: [fill(itemCopied, copyOptions), fill(itemPictures, firstPictures), fill(lowByVariant, findLowByVariant)],
  jobs: [removePictureJob, removeDraftsJob, drawDemoPicturesJob, fillDemoLibraryJob],
  importers: [itemImporter],
  routes: [
    on(productApi.find, findProduct),
    on(productApi.add, addProduct),
    on(productApi.save, saveProduct),
    on(productApi.addPicture, addProductPicture),
    on(productApi.fetchPicture, fetchProductPicture),
    on(bulkApi.change, changeProducts),
    on(optionApi.find, findOptions),
    on(optionApi.saveVariants, saveVariants),
    on(optionApi.saveGroups, saveGroups),
    on(optionApi.markVariantSoldOut, markVariantSoldOut),
    on(optionApi.saveVariantStock, saveVariantStock),
    on(extraApi.list, listGroups),
    on(extraApi.listItems, listGroupItems),
    on(extraApi.save, saveGroup),
    on(extraApi.sort, sortGroups),
    on(extraApi.archive, archiveGroup),
    on(extraApi.markSoldOut, markExtraSoldOut),
    on(pictureApi.listOfItem, listItemPictures),
    on(pictureApi.add, addPicture),
    on(pictureApi.fetch, fetchPicture),
    on(pictureApi.save, savePictures),
    on(pictureApi.listOfCategories, listCategoryPictures),
    on(pictureApi.saveOfCategory, saveCategoryPicture),
  ],
  demo: createDemoOptions,
};
