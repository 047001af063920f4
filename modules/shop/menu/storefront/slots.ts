import { slot } from '@fachwerk/site/slot';
import type { MenuData } from './menu/menu-data.ts';

/** Below the menu: what else the shop has. */
export const menuEndSlot = slot<MenuData>('menu.end');
