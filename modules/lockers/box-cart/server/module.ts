import { checkoutProblems } from '@fachwerk/cart/contract';
import { lineProviders } from '@fachwerk/cart/facade-lines';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { boxCartApi, boxCartProblems } from '../contract.ts';
import { addBox } from './cart/add-box.ts';
import { boxLines } from './cart/box-lines.ts';
import { listBoxes } from './cart/list-boxes.ts';
import { beginExtension } from './rental/begin-extension.ts';
import { beginSurcharge } from './rental/begin-surcharge.ts';
import { listExtensionChoices } from './rental/list-extension-choices.ts';
import { rentalLines } from './rental/rental-lines.ts';

export const boxCart: Module = {
  name: 'box-cart',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  // A box that does not fit into the cart is refused in its words.
  problems: { ...checkoutProblems, ...boxCartProblems },
  contributions: [contribute(lineProviders, boxLines), contribute(lineProviders, rentalLines)],
  routes: [
    on(boxCartApi.boxes, listBoxes),
    on(boxCartApi.addBox, addBox),
    on(boxCartApi.extensionChoices, listExtensionChoices),
    on(boxCartApi.beginExtension, beginExtension),
    on(boxCartApi.beginSurcharge, beginSurcharge),
  ],
};
