import type { SettingSubject } from '@fachwerk/react/screen';
import {
  IconBuilding,
  IconCalendar,
  IconCreditCard,
  IconDatabase,
  IconMapPin,
  IconMessages,
  IconShoppingBag,
  IconUser,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';

export const SUBJECT_ICONS: Readonly<Record<SettingSubject, TablerIcon>> = {
  own: IconUser,
  company: IconBuilding,
  team: IconUsers,
  shop: IconShoppingBag,
  payments: IconCreditCard,
  appointments: IconCalendar,
  boxes: IconMapPin,
  website: IconWorld,
  talk: IconMessages,
  data: IconDatabase,
};
