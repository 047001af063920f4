import type { CompanyKind } from '@fachwerk/companies/contract';
import {
  IconActivity,
  IconBuildingStore,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconDeviceTablet,
  IconHelpCircle,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconLock,
  IconLogout,
  IconMapPin,
  IconMessages,
  IconReceipt,
  IconReportAnalytics,
  IconSettings,
  IconShoppingBag,
  IconStopwatch,
  IconUserHeart,
  IconUsers,
  IconWorld,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { appDe } from './texts/app.de.ts';

type MenuKey = Extract<keyof typeof appDe, `menu.${string}`>;

export type MenuItem = {
  readonly title: MenuKey;
  readonly path: `/${string}`;
  readonly icon: TablerIcon;
  /** The specification dims these (§2). */
  readonly isDimmed?: boolean;
};
/** `company` is headed by the company's own name: the product is brand-neutral. */
export type MenuGroup = { readonly title: MenuKey | 'company'; readonly items: readonly MenuItem[] };

const overview: MenuGroup = {
  title: 'menu.dashboard',
  items: [{ title: 'menu.overview', path: '/admin/dashboard', icon: IconLayoutDashboard }],
};
const timeLog: MenuItem = { title: 'menu.time_log', path: '/admin/time-log', icon: IconStopwatch };
const signOut: MenuItem = { title: 'menu.sign_out', path: '/logout', icon: IconLogout };

const lockers: MenuGroup = {
  title: 'company',
  items: [
    { title: 'menu.access_rights', path: '/admin/access-rights', icon: IconKey },
    { title: 'menu.locks', path: '/admin/locks', icon: IconLock },
    { title: 'menu.terminals', path: '/admin/terminals', icon: IconDeviceTablet },
    { title: 'menu.logs', path: '/admin/logs', icon: IconReportAnalytics },
  ],
};

const management: MenuGroup = {
  title: 'menu.management',
  items: [
    { title: 'menu.tasks', path: '/backend/chat/t/board', icon: IconChecklist },
    { title: 'menu.surveys', path: '/backend/chat/t/courses', icon: IconClipboardList },
    { title: 'menu.messages', path: '/admin/chat', icon: IconMessages },
    { title: 'menu.appointments', path: '/admin/appointments', icon: IconCalendar },
    { title: 'menu.orders', path: '/admin/orders', icon: IconReceipt },
    { title: 'menu.customers', path: '/admin/customers', icon: IconUserHeart },
    timeLog,
  ],
};

const other: MenuGroup = {
  title: 'menu.other',
  items: [
    { title: 'menu.users', path: '/admin/users', icon: IconUsers },
    { title: 'menu.settings', path: '/admin/settings', icon: IconSettings, isDimmed: true },
    { title: 'menu.website', path: '/admin/website', icon: IconWorld, isDimmed: true },
    { title: 'menu.shop', path: '/admin/shop', icon: IconShoppingBag, isDimmed: true },
    { title: 'menu.help', path: '/admin/help', icon: IconHelpCircle, isDimmed: true },
    signOut,
  ],
};

const franchising: MenuGroup = {
  title: 'menu.franchising',
  items: [
    { title: 'menu.franchisees', path: '/admin/franchisees', icon: IconBuildingStore },
    { title: 'menu.locations', path: '/admin/locations', icon: IconMapPin },
    { title: 'menu.domains', path: '/admin/domains', icon: IconWorldWww },
  ],
};

const administration: MenuGroup = {
  title: 'menu.administration',
  items: [
    { title: 'menu.statistics', path: '/statistics', icon: IconChartBar },
    { title: 'menu.translations', path: '/admin/translate', icon: IconLanguage },
    timeLog,
    { title: 'menu.monitoring', path: '/admin/real-time-monitoring', icon: IconActivity },
    signOut,
  ],
};

/** The side navigation of each kind of company (spec §2 "Shell", §6). */
export const MENUS: Readonly<Record<CompanyKind, readonly MenuGroup[]>> = {
  merchant: [overview, management, other],
  franchisor: [overview, lockers, franchising, administration],
  franchisee: [overview, { ...lockers, items: [...lockers.items, signOut] }],
};
