import type { CompanyKind } from '@fachwerk/companies/contract';
import {
  IconActivity,
  IconArrowBackUp,
  IconBell,
  IconBuildingStore,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconCpu,
  IconDeviceTablet,
  IconHelpCircle,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconLock,
  IconLogout,
  IconMailForward,
  IconMapPin,
  IconMessages,
  IconReceipt,
  IconReportAnalytics,
  IconServer,
  IconSettings,
  IconShoppingBag,
  IconStopwatch,
  IconTags,
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
  /** Another look at the same. */
  readonly alsoAt?: `/${string}`;
};
/** `company` is headed by the company's own name: the product is brand-neutral. */
export type MenuGroup = { readonly title: MenuKey | 'company'; readonly items: readonly MenuItem[] };

const overview: MenuGroup = {
  title: 'menu.dashboard',
  items: [{ title: 'menu.overview', path: '/admin/dashboard', icon: IconLayoutDashboard }],
};
const timeLog: MenuItem = { title: 'menu.time_log', path: '/admin/time-log', icon: IconStopwatch };
const orders: MenuItem = {
  title: 'menu.orders',
  path: '/admin/orders',
  alsoAt: '/admin/orders-list',
  icon: IconReceipt,
};
const customers: MenuItem = { title: 'menu.customers', path: '/admin/customers', icon: IconUserHeart };
const users: MenuItem = { title: 'menu.users', path: '/admin/users', icon: IconUsers };
const settings: MenuItem = { title: 'menu.settings', path: '/admin/settings', icon: IconSettings };
const locations: MenuItem = { title: 'menu.locations', path: '/admin/locations', icon: IconMapPin };
const domains: MenuItem = { title: 'menu.domains', path: '/admin/domains', icon: IconWorldWww };
const walls: MenuItem = { title: 'menu.monitoring', path: '/admin/real-time-monitoring', icon: IconActivity };
const help: MenuItem = { title: 'menu.help', path: '/admin/help', icon: IconHelpCircle };
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
    orders,
    customers,
    timeLog,
  ],
};

const other: MenuGroup = {
  title: 'menu.other',
  items: [
    users,
    settings,
    { title: 'menu.website', path: '/admin/website', icon: IconWorld },
    { title: 'menu.shop', path: '/admin/shop', icon: IconShoppingBag },
    help,
    signOut,
  ],
};

const franchising: MenuGroup = {
  title: 'menu.franchising',
  items: [{ title: 'menu.franchisees', path: '/admin/franchisees', icon: IconBuildingStore }, locations, domains],
};

const administration: MenuGroup = {
  title: 'menu.administration',
  items: [
    { title: 'menu.statistics', path: '/statistics', icon: IconChartBar },
    { title: 'menu.translations', path: '/admin/translate', icon: IconLanguage },
    timeLog,
    walls,
    signOut,
  ],
};

/** What the specification lists for each kind of company, in its order (§2 "Shell", §6). */
const LISTED: Readonly<Record<CompanyKind, readonly MenuGroup[]>> = {
  merchant: [overview, management, other],
  franchisor: [overview, lockers, franchising, administration],
  franchisee: [overview, { ...lockers, items: [...lockers.items, signOut] }],
};

/** What else is built, for whose list it is not in; the most urgent first. */
const BUILT_TOO: readonly MenuItem[] = [
  { title: 'menu.alerts', path: '/admin/alerts', icon: IconBell },
  walls,
  orders,
  customers,
  { title: 'menu.withdrawals', path: '/admin/withdrawals', icon: IconArrowBackUp },
  locations,
  { title: 'menu.price_groups', path: '/admin/price-groups', icon: IconTags },
  { title: 'menu.controllers', path: '/admin/monitoring', icon: IconCpu },
  { title: 'menu.site', path: '/admin/website', icon: IconWorld },
  domains,
  users,
  { title: 'menu.mailbox', path: '/admin/mailbox', icon: IconMailForward },
  { title: 'menu.request_logs', path: '/admin/request-logs', icon: IconServer },
  settings,
  help,
];

function withTheRest(listed: readonly MenuGroup[]): readonly MenuGroup[] {
  const known = new Set(listed.flatMap(({ items }) => items.map(({ path }) => path)));
  return [...listed, { title: 'menu.more', items: BUILT_TOO.filter(({ path }) => !known.has(path)) }];
}

/** The side navigation of each kind of company; whoever shows it leaves out what the person may not open. */
export const MENUS: Readonly<Record<CompanyKind, readonly MenuGroup[]>> = {
  merchant: withTheRest(LISTED.merchant),
  franchisor: withTheRest(LISTED.franchisor),
  franchisee: withTheRest(LISTED.franchisee),
};
