import { IconAlertTriangle, IconBox, IconKey, IconReceipt, IconUserHeart, type TablerIcon } from '@tabler/icons-react';
import type { LinkKind } from '../contract.ts';

export const LOOKS: Readonly<Record<LinkKind, { readonly icon: TablerIcon; readonly path: string }>> = {
  box: { icon: IconBox, path: '/admin/locks' },
  rental: { icon: IconKey, path: '/admin/access-rights' },
  order: { icon: IconReceipt, path: '/admin/orders' },
  customer: { icon: IconUserHeart, path: '/admin/customers' },
  alert: { icon: IconAlertTriangle, path: '/admin/alerts' },
};
