import type { CompanyKind, Trade } from '@fachwerk/companies/contract';
import {
  IconActivity,
  IconAdjustments,
  IconArrowBackUp,
  IconBell,
  IconBuildingStore,
  IconBuildings,
  IconCalendar,
  IconChartBar,
  IconChartHistogram,
  IconChecklist,
  IconChefHat,
  IconClipboardList,
  IconCpu,
  IconDeviceTablet,
  IconFileImport,
  IconHelpCircle,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconListCheck,
  IconLock,
  IconLogout,
  IconMail,
  IconMailForward,
  IconMailQuestion,
  IconMapPin,
  IconMessageChatbot,
  IconMessages,
  IconNotes,
  IconPackage,
  IconPhone,
  IconPhoto,
  IconReceipt,
  IconReceiptEuro,
  IconReportAnalytics,
  IconReportMoney,
  IconRoute,
  IconScale,
  IconServer,
  IconSettings,
  IconShoppingBag,
  IconStar,
  IconStopwatch,
  IconTags,
  IconTicket,
  IconTool,
  IconToolsKitchen2,
  IconUserHeart,
  IconUsers,
  IconWorld,
  IconWorldWww,
  IconZoomQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import type { appDe } from './texts/app.de.ts';

type MenuKey = Extract<keyof typeof appDe, `menu.${string}`>;

export type MenuItem = {
  readonly title: MenuKey;
  readonly path: `/${string}`;
  readonly icon: TablerIcon;
  /** Other looks at the same, and screens that are reached from here alone: there, too, this entry is marked. */
  readonly alsoAt?: readonly `/${string}`[];
  /** A merchant sees it once it has a place for boxes. */
  readonly isOfBoxes?: true;
};
/** `company` is headed by the company's own name: the product is brand-neutral. */
export type MenuGroup = {
  readonly title: MenuKey | 'company';
  readonly items: readonly MenuItem[];
  /** Folded until it is opened, or holds the screen that is shown. */
  readonly isFoldable?: boolean;
};

const overview: MenuGroup = {
  title: 'menu.dashboard',
  items: [{ title: 'menu.overview', path: '/admin/dashboard', icon: IconLayoutDashboard }],
};
const timeLog: MenuItem = { title: 'menu.time_log', path: '/admin/time-log', icon: IconStopwatch };
const orders: MenuItem = {
  title: 'menu.orders',
  path: '/admin/orders',
  alsoAt: ['/admin/orders-list'],
  icon: IconReceipt,
};
const customers: MenuItem = { title: 'menu.customers', path: '/admin/customers', icon: IconUserHeart };
const users: MenuItem = {
  title: 'menu.users',
  path: '/admin/users',
  alsoAt: ['/admin/authorized-people'],
  icon: IconUsers,
};
const settings: MenuItem = {
  title: 'menu.settings',
  path: '/admin/settings',
  alsoAt: ['/admin/roles', '/admin/limits'],
  icon: IconSettings,
};
const locations: MenuItem = { title: 'menu.locations', path: '/admin/locations', icon: IconMapPin, isOfBoxes: true };
const domains: MenuItem = { title: 'menu.domains', path: '/admin/domains', icon: IconWorldWww };
const walls: MenuItem = {
  title: 'menu.monitoring',
  path: '/admin/real-time-monitoring',
  icon: IconActivity,
  isOfBoxes: true,
};
const locks: MenuItem = { title: 'menu.locks', path: '/admin/locks', icon: IconLock, isOfBoxes: true };
const terminals: MenuItem = {
  title: 'menu.terminals',
  path: '/admin/terminals',
  icon: IconDeviceTablet,
  isOfBoxes: true,
};
const logs: MenuItem = { title: 'menu.logs', path: '/admin/logs', icon: IconReportAnalytics, isOfBoxes: true };
const handover: MenuItem = { title: 'menu.handover', path: '/admin/handover', icon: IconNotes };
const help: MenuItem = { title: 'menu.help', path: '/admin/help', icon: IconHelpCircle };
const signOut: MenuItem = { title: 'menu.sign_out', path: '/logout', icon: IconLogout };

const accessRights: MenuItem = {
  title: 'menu.access_rights',
  path: '/admin/access-rights',
  icon: IconKey,
  isOfBoxes: true,
};

const lockers: MenuGroup = {
  title: 'company',
  items: [accessRights, locks, terminals, logs],
};

const tasks: MenuItem = {
  title: 'menu.tasks',
  path: '/backend/chat/t/board',
  alsoAt: ['/backend/chat'],
  icon: IconChecklist,
};

const surveys: MenuItem = {
  title: 'menu.surveys',
  path: '/backend/chat/t/courses',
  alsoAt: ['/admin/surveys'],
  icon: IconClipboardList,
};

const messages: MenuItem = { title: 'menu.messages', path: '/admin/chat', icon: IconMessages };
const appointments: MenuItem = {
  title: 'menu.appointments',
  path: '/admin/appointments',
  alsoAt: ['/admin/appointments/setup'],
  icon: IconCalendar,
};

const management: MenuGroup = {
  title: 'menu.management',
  items: [tasks, surveys, messages, appointments, orders, customers, timeLog],
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

const statistics: MenuItem = { title: 'menu.statistics', path: '/statistics', icon: IconChartBar };

const translations: MenuItem = { title: 'menu.translations', path: '/admin/translate', icon: IconLanguage };

const administration: MenuGroup = {
  title: 'menu.administration',
  items: [statistics, translations, timeLog, walls, signOut],
};

/** What the specification lists for each kind of company, in its order (§2 "Shell", §6). */
const LISTED: Readonly<Record<CompanyKind, readonly MenuGroup[]>> = {
  merchant: [overview, management, other],
  franchisor: [overview, lockers, franchising, administration],
  franchisee: [overview, { ...lockers, items: [...lockers.items, signOut] }],
};

const kitchen: MenuItem = {
  title: 'menu.kitchen',
  path: '/admin/kitchen',
  alsoAt: ['/admin/delivery-list'],
  icon: IconChefHat,
};
const alerts: MenuItem = { title: 'menu.alerts', path: '/admin/alerts', icon: IconBell, isOfBoxes: true };
const orderEntry: MenuItem = { title: 'menu.order_entry', path: '/admin/orders-new', icon: IconPhone };
const dayReport: MenuItem = { title: 'menu.day_report', path: '/admin/day-report', icon: IconReportMoney };

/** The screens of a working day. An entry may have another name here than in the specification's list. */
const DAY: Readonly<Record<Trade, readonly MenuItem[]>> = {
  restaurant: [
    kitchen,
    { ...orders, title: 'menu.day.orders' },
    orderEntry,
    { title: 'menu.day.dishes', path: '/admin/shop', icon: IconToolsKitchen2 },
    dayReport,
  ],
  shop: [
    { ...orders, title: 'menu.day.orders' },
    { title: 'menu.day.items', path: '/admin/shop', icon: IconShoppingBag },
    orderEntry,
    dayReport,
  ],
  service: [{ ...appointments, title: 'menu.day.calendar' }, customers, messages, dayReport],
  lockers: [handover, { ...walls, title: 'menu.day.monitoring' }, alerts, accessRights, locations],
};

/** What the specification does not list, by work. An entry that it lists for this kind of company is left out here. */
const BY_WORK: readonly MenuGroup[] = [
  {
    title: 'menu.work.shop',
    items: [
      kitchen,
      { title: 'menu.pickup', path: '/admin/pickup', icon: IconPackage },
      orders,
      orderEntry,
      {
        title: 'menu.service_orders',
        path: '/admin/orders-services',
        alsoAt: ['/order-services-list'],
        icon: IconTool,
      },
      dayReport,
      customers,
      { title: 'menu.coupons', path: '/admin/coupons', alsoAt: ['/admin/gift-vouchers'], icon: IconTicket },
      { title: 'menu.item_reviews', path: '/admin/item-reviews', icon: IconStar },
      { title: 'menu.withdrawals', path: '/admin/withdrawals', icon: IconArrowBackUp },
      { title: 'menu.shop_settings', path: '/admin/shop-settings', icon: IconAdjustments },
    ],
  },
  {
    title: 'menu.work.website',
    items: [
      { title: 'menu.site', path: '/admin/website', icon: IconWorld },
      { title: 'menu.media', path: '/admin/media', icon: IconPhoto },
      { title: 'menu.legal_checks', path: '/admin/legal-checks', alsoAt: ['/admin/legal-texts'], icon: IconScale },
      { title: 'menu.visitors', path: '/admin/visitors', icon: IconChartHistogram },
      domains,
    ],
  },
  {
    title: 'menu.work.talk',
    items: [
      handover,
      tasks,
      messages,
      appointments,
      { title: 'menu.inquiries', path: '/admin/inquiries', icon: IconMailQuestion },
      { title: 'menu.newsletter', path: '/admin/messages', icon: IconMail },
      surveys,
      { title: 'menu.dialogues', path: '/admin/dialogues', icon: IconMessageChatbot },
    ],
  },
  {
    title: 'menu.work.network',
    items: [
      alerts,
      { title: 'menu.rounds', path: '/admin/rounds', icon: IconRoute, isOfBoxes: true },
      { title: 'menu.stocktakes', path: '/admin/stocktakes', icon: IconListCheck, isOfBoxes: true },
      { title: 'menu.found_items', path: '/admin/found-items', icon: IconZoomQuestion, isOfBoxes: true },
      walls,
      accessRights,
      locks,
      locations,
      { title: 'menu.price_groups', path: '/admin/price-groups', icon: IconTags, isOfBoxes: true },
      { title: 'menu.controllers', path: '/admin/monitoring', icon: IconCpu, isOfBoxes: true },
      terminals,
      logs,
      { title: 'menu.settlements', path: '/admin/settlements', icon: IconReceiptEuro },
    ],
  },
  {
    title: 'menu.work.system',
    items: [
      statistics,
      timeLog,
      users,
      translations,
      { title: 'menu.imports', path: '/admin/imports', icon: IconFileImport },
      { title: 'menu.companies', path: '/admin/companies', icon: IconBuildings },
      { title: 'menu.mailbox', path: '/admin/mailbox', icon: IconMailForward },
      { title: 'menu.request_logs', path: '/admin/request-logs', icon: IconServer },
      settings,
      help,
    ],
  },
];

function withTheRest(listed: readonly MenuGroup[]): readonly MenuGroup[] {
  const known = new Set(listed.flatMap(({ items }) => items.map(({ path }) => path)));
  const rest = BY_WORK.map((group) => ({
    ...group,
    isFoldable: true,
    items: group.items.filter(({ path }) => !known.has(path)),
  }));
  return [...listed, ...rest];
}

/** The side navigation of each kind of company; whoever shows it leaves out what the person may not open. */
export const MENUS: Readonly<Record<CompanyKind, readonly MenuGroup[]>> = {
  merchant: withTheRest(LISTED.merchant),
  franchisor: withTheRest(LISTED.franchisor),
  franchisee: withTheRest(LISTED.franchisee),
};

/** The working day of a trade above the menu of the company's kind. A company of a network lets lockers. */
export function menuOf(kind: CompanyKind, trade: Trade | ''): readonly MenuGroup[] {
  const known = kind === 'merchant' ? trade : 'lockers';
  if (!known) return MENUS[kind];
  const day: MenuGroup = { title: 'menu.day', items: DAY[known] };
  const named = new Set(LISTED[kind].flatMap(({ items }) => items.map(({ path }) => path)));
  // The specification's lists stay whole; what was added stands once.
  const isElsewhere = ({ path }: MenuItem) => !named.has(path) && DAY[known].some((item) => item.path === path);
  return [day, ...MENUS[kind].map((group) => ({ ...group, items: group.items.filter((item) => !isElsewhere(item)) }))];
}
