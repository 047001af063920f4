import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { Interval, OpeningHours } from '@fachwerk/locations/contract-hours';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { ShopData } from '../../contract.ts';
import type { AreaData } from '../../contract-area.ts';
import type { ShopPayment } from '../../contract-way.ts';
import { usualShop } from '../../rules/way.ts';
import { addStoredArea } from '../areas/area-store.ts';
import { findSettings, lockSettings, saveSettings } from '../settings/settings-store.ts';
import { addStoredTable } from '../tables/table-store.ts';

const TRATTORIA = 'trattoria-bella';
const KONTOR = 'kontor-nord';
const TABLES = 12;
/** While somebody tries it out, it should take orders whenever that is. */
const DEMO_DAYS = 90;

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoShop(ctx: WorkCtx): Promise<void> {
  const trattoria = await untouched(ctx, TRATTORIA);
  if (trattoria) {
    for (const area of DEMO_AREAS) await addStoredArea(trattoria, ctx.newId(), area);
    for (let number = 1; number <= TABLES; number++) await addStoredTable(trattoria, ctx.newId(), String(number));
    await saveSettings(trattoria, demoShop(ctx.now));
  }
  const kontor = await untouched(ctx, KONTOR);
  if (kontor) await saveSettings(kontor, demoKontor(ctx.now));
}

async function untouched(ctx: WorkCtx, code: string): Promise<CompanyCtx | undefined> {
  const merchant = await companyByCode(ctx, code);
  if (!merchant) return undefined;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id };
  if ((await findSettings(inside)).version > 0) return undefined;
  await lockSettings(inside);
  return inside;
}

const KITCHEN: readonly Interval[] = [
  { from: '11:30', to: '14:30' },
  { from: '17:00', to: '22:30' },
];
const LATE: readonly Interval[] = [
  { from: '11:30', to: '14:30' },
  { from: '17:00', to: '00:30' },
];

/** Closed for a quarter of an hour, twelve hours from now. */
function almostAlways(now: Date): Interval {
  const reopens = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(HOUSE_ZONE)
    .round('hour')
    .add({ hours: 12 });
  const atTime = (time: Temporal.ZonedDateTime) => time.toPlainTime().toString({ smallestUnit: 'minute' });
  return { from: atTime(reopens), to: atTime(reopens.subtract({ minutes: 15 })) };
}

function demoHours(now: Date): OpeningHours {
  const today = dayOf(now);
  const [usual, late] = [[...KITCHEN], [...LATE]];
  return {
    isAlwaysOpen: false,
    weekly: {
      monday: [],
      tuesday: usual,
      wednesday: usual,
      thursday: usual,
      friday: late,
      saturday: late,
      sunday: [{ from: '12:00', to: '22:00' }],
    },
    holidaysOf: 'NW',
    onHolidays: [{ from: '12:00', to: '22:00' }],
    exceptions: [
      {
        // Whoever begins after midnight orders within the hours of the day before.
        firstOn: today.subtract({ days: 1 }).toString(),
        lastOn: today.add({ days: DEMO_DAYS }).toString(),
        intervals: [almostAlways(now)],
        note: 'Demobetrieb: fast durchgehend geöffnet',
      },
    ],
  };
}

function demoShop(now: Date): ShopData {
  const usual = usualShop();
  const { delivery, pickup, totable, box } = usual.ways;
  const atTheDoor: ShopPayment[] = ['card', 'klarna', 'paypal', 'cash', 'card_on_site'];
  return {
    ...usual,
    adminEmail: 'ciao@trattoria-bella.example',
    hours: demoHours(now),
    ways: {
      ...usual.ways,
      delivery: {
        ...delivery,
        isOffered: true,
        preparationMinutes: 40,
        minimumCents: 1200,
        slotCapacity: 6,
        payments: atTheDoor,
      },
      pickup: { ...pickup, isOffered: true, preparationMinutes: 20, slotCapacity: 8, payments: atTheDoor },
      box: { ...box, isOffered: true, preparationMinutes: 20, payments: ['card', 'klarna', 'paypal'] },
      totable: { ...totable, isOffered: true, payments: ['card', 'paypal', 'cash', 'card_on_site'] },
    },
    daysAhead: 7,
    tips: { isOffered: true, percents: [5, 10, 15], mayRoundUp: true },
  };
}

const DAY: Interval[] = [{ from: '09:00', to: '18:30' }];
const COUNTER = {
  ...{ monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY },
  ...{ saturday: [{ from: '10:00', to: '16:00' }], sunday: [] },
};

/** Sends parcels day and night, and hands over at the counter. */
function demoKontor(now: Date): ShopData {
  const usual = usualShop();
  const { pickup, shipment } = usual.ways;
  return {
    ...usual,
    adminEmail: 'moin@kontor-nord.example',
    hours: { ...demoHours(now), weekly: COUNTER, holidaysOf: 'HH', onHolidays: [] },
    ways: {
      ...usual.ways,
      pickup: { ...pickup, isOffered: true, preparationMinutes: 60 },
      shipment: {
        ...shipment,
        isOffered: true,
        priceCents: 490,
        freeFromCents: 5000,
        payments: ['card', 'klarna', 'paypal'],
      },
    },
  };
}

const near = (postcode: string, name: string, priceCents: number): AreaData => ({
  postcode,
  name,
  priceCents,
  minimumCents: null,
  freeFromCents: 3000,
  belowMinimum: 'block',
});
const far = (postcode: string, name: string, priceCents: number, minimumCents: number): AreaData => ({
  postcode,
  name,
  priceCents,
  minimumCents,
  freeFromCents: 6000,
  belowMinimum: 'surcharge',
});

/** Ehrenfeld and around it; farther away the difference to a higher minimum is added. */
const DEMO_AREAS: readonly AreaData[] = [
  near('50823', 'Ehrenfeld', 150),
  near('50825', 'Neuehrenfeld', 200),
  near('50827', 'Bickendorf', 250),
  near('50933', 'Braunsfeld', 250),
  near('50931', 'Lindenthal', 300),
  near('50672', 'Belgisches Viertel', 250),
  near('50674', 'Kwartier Latäng', 300),
  near('50670', 'Neustadt-Nord', 250),
  far('5066', 'Altstadt und Innenstadt', 350, 2500),
  far('508', 'Kölner Westen', 450, 3500),
];
