import { dayOf } from '@fachwerk/base/time';
import { useOpenBox } from '@fachwerk/openings/parts';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import {
  IconBox,
  IconBuilding,
  IconBuildingStore,
  IconCalendar,
  IconCpu,
  IconDeviceTablet,
  IconFileInvoice,
  IconKey,
  IconLockOpen,
  IconMessage,
  IconReceipt,
  IconUser,
  IconUserHeart,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Hit, type HitKind, searchApi } from '../contract.ts';
import { typed } from '../rules/typed.ts';
import { adminDe } from '../texts/admin.de.ts';

/** A line of the palette: something found, or what can be done with it. */
export type Found = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly about: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
};

const LOOKS: Readonly<Record<HitKind, { icon: TablerIcon; path: string }>> = {
  appointment: { icon: IconCalendar, path: '/admin/appointments' },
  box: { icon: IconBox, path: '/admin/locks' },
  rental: { icon: IconKey, path: '/admin/access-rights' },
  customer: { icon: IconUserHeart, path: '/admin/customers' },
  order: { icon: IconReceipt, path: '/admin/orders' },
  invoice: { icon: IconFileInvoice, path: '/admin/orders' },
  location: { icon: IconBuilding, path: '/admin/locations' },
  controller: { icon: IconCpu, path: '/admin/monitoring' },
  terminal: { icon: IconDeviceTablet, path: '/admin/terminals' },
  user: { icon: IconUser, path: '/admin/users' },
  franchisee: { icon: IconBuildingStore, path: '/admin/franchisees' },
  inquiry: { icon: IconMessage, path: '/admin/inquiries' },
};

/** The calendar opens it on the day that it is on. */
const onItsDay = (path: string, id: string, startsAt: Date) => `${path}?view=day&day=${dayOf(startsAt)}&id=${id}`;

type Answer = {
  readonly found: readonly Found[];
  /** They answer these words; until then they are what the words before them led to. */
  readonly isAnswer: boolean;
  readonly note: string | null;
  readonly dialog: ReactNode;
};

/** What the house knows by these words. `dialog` stands once beside the palette: a box is opened where one is. */
export function useFound(words: string): Answer {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const openBox = useOpenBox();
  const search = words.trim();
  const asked = useAsk(searchApi.find, { search }, { isEnabled: search !== '', keepPrevious: true });
  const title = useTitleOf();
  const about = useAboutOf();
  const hits = search === '' ? [] : (asked.data?.hits ?? []);
  const { isToOpen } = typed(search);
  const opened = new Set<string>();
  const found = hits.flatMap((hit): Found[] => {
    const { icon, path } = LOOKS[hit.kind];
    const group = t(`search.kind.${hit.kind}`);
    const itself = {
      id: `${hit.kind}-${hit.id}-${hit.name}`,
      group,
      icon,
      label: title(hit),
      about: about(hit),
      run: () => void navigate(hit.startsAt ? onItsDay(path, hit.id, hit.startsAt) : `${path}/${hit.id}`),
    };
    const { box } = hit;
    // A box and its renter are two hits, and one door.
    if (!box || openBox.whyNot || opened.has(box.id)) return [itself];
    opened.add(box.id);
    const label = t('search.open', { number: box.number });
    const open = { id: `open-${box.id}`, group, icon: IconLockOpen, label, about: hit.about };
    const both = [itself, { ...open, run: () => openBox.ask(box) }];
    return isToOpen ? both.reverse() : both;
  });
  const note = asked.isError ? t('search.failed') : search !== '' && asked.isPending ? t('search.asking') : null;
  return { found, isAnswer: search === '' || !asked.isPlaceholderData, note, dialog: openBox.dialog };
}

function useTitleOf(): (hit: Hit) => string {
  const t = useText(adminDe);
  return ({ kind, name, box }) => {
    if (kind === 'box') return t('search.box', { number: name });
    if (kind === 'order') return t('search.order', { number: name });
    if (kind === 'invoice') return t('search.invoice', { number: name });
    if (kind !== 'rental') return name;
    const number = box?.number ?? '';
    return name ? t('search.rental', { name, number }) : t('search.rental.nobody', { number });
  };
}

function useAboutOf(): (hit: Hit) => string {
  const t = useText(adminDe);
  return ({ kind, about, startsAt, endsAt }) => {
    const said = kind === 'invoice' ? t('search.invoice.of', { number: about }) : about;
    return [startsAt && formatDateTime(startsAt), said, endsAt && t('search.until', { time: formatDateTime(endsAt) })]
      .filter(Boolean)
      .join(' · ');
  };
}
