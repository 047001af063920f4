import type { DeliveryType } from '@fachwerk/shop/contract-way';
import {
  IconBox,
  IconLayoutGrid,
  IconShoppingBag,
  IconToolsKitchen2,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';

export const TYPE_ICONS: Readonly<Record<DeliveryType, TablerIcon>> = {
  delivery: IconTruckDelivery,
  pickup: IconShoppingBag,
  shipment: IconBox,
  totable: IconToolsKitchen2,
  box: IconLayoutGrid,
};
