import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { Interval, OpeningHours } from '@fachwerk/opening-hours/contract';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { ShopData } from '../../contract.ts';
import type { AreaData } from '../../contract-area.ts';
import type { ShopPayment } from '../../contract-way.ts';
import { EU_COUNTRIES, type Zone } from '../../contract-zone.ts';
import { usualShop } from '../../rules/way.ts';
import { addStoredArea } from '../areas/area-store.ts';
import { findSettings, lockSettings, saveSettings } from '../settings/settings-store.ts';
import { addStoredTable } from '../tables/table-store.ts';

const RESTAURANT = 'trattoria-bella';
const STORE = 'kontor-nord';
const TABLES = 12;
/** While somebody tries it out, it should take orders whenever that is. */
const DEMO_DAYS = 90;

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoShop(ctx: WorkCtx): Promise<void> {
  await createShop(ctx, RESTAURANT, demoRestaurant(ctx.now), async (inside) => {
    for (const area of DEMO_AREAS) await addStoredArea(inside, ctx.newId(), area);
    for (let number = 1; number <= TABLES; number++) await addStoredTable(inside, ctx.newId(), String(number));
  });
  await createShop(ctx, STORE, demoStore());
}

async function createShop(
  ctx: WorkCtx,
  code: string,
  data: ShopData,
  furnish?: (inside: CompanyCtx) => Promise<void>,
): Promise<void> {
  const merchant = await companyByCode(ctx, code);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id };
  if ((await findSettings(inside)).version > 0) return;
  await lockSettings(inside);
  await furnish?.(inside);
  await saveSettings(inside, data);
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

function demoRestaurant(now: Date): ShopData {
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
    menuName: 'Speisekarte',
    tips: { isOffered: true, percents: [5, 10, 15], mayRoundUp: true },
  };
}

const tiers = (...given: readonly (readonly [upTo: number, priceCents: number])[]) =>
  given.map(([upTo, priceCents]) => ({ upTo, priceCents }));

/** Parcels by weight; islands take a day and a ferry more. */
const DEMO_ZONES: Zone[] = [
  {
    id: '018f0000-0000-7000-8000-00000000e001',
    name: 'Deutschland',
    countries: ['DE'],
    postcodes: [],
    measure: 'weight',
    tiers: tiers([2000, 490], [5000, 690], [10_000, 990], [31_500, 1690]),
    freeFromCents: 5000,
    deliveryDays: { from: 2, to: 4 },
  },
  {
    id: '018f0000-0000-7000-8000-00000000e002',
    name: 'Nordsee-Inseln',
    countries: [],
    postcodes: [
      { from: '25849', to: '25849' },
      { from: '25859', to: '25869' },
      { from: '25929', to: '25999' },
      { from: '26465', to: '26486' },
      { from: '26548', to: '26548' },
      { from: '26571', to: '26579' },
      { from: '26757', to: '26757' },
      { from: '27498', to: '27499' },
    ],
    measure: 'weight',
    tiers: tiers([5000, 890], [31_500, 2190]),
    freeFromCents: 10_000,
    deliveryDays: { from: 3, to: 6 },
  },
  {
    id: '018f0000-0000-7000-8000-00000000e003',
    name: 'Österreich und Benelux',
    countries: ['AT', 'BE', 'LU', 'NL'],
    postcodes: [],
    measure: 'weight',
    tiers: tiers([2000, 990], [5000, 1290], [20_000, 2190]),
    freeFromCents: 10_000,
    deliveryDays: { from: 3, to: 5 },
  },
  {
    id: '018f0000-0000-7000-8000-00000000e004',
    name: 'Übrige EU',
    countries: EU_COUNTRIES.filter((code) => !['DE', 'AT', 'BE', 'LU', 'NL'].includes(code)),
    postcodes: [],
    measure: 'weight',
    tiers: tiers([2000, 1490], [5000, 1790], [20_000, 2990]),
    freeFromCents: null,
    deliveryDays: { from: 4, to: 8 },
  },
];

/** Sends parcels at any hour, and hands over at its counter on working days. */
function demoStore(): ShopData {
  const usual = usualShop();
  const { shipment, pickup } = usual.ways;
  const day = [{ from: '09:00', to: '18:30' }];
  return {
    ...usual,
    adminEmail: 'moin@kontor-nord.example',
    hours: {
      ...usual.hours,
      weekly: {
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: [{ from: '10:00', to: '14:00' }],
        sunday: [],
      },
      holidaysOf: 'SH',
    },
    ways: {
      ...usual.ways,
      shipment: {
        ...shipment,
        isOffered: true,
        minimumCents: 1000,
        belowMinimum: 'surcharge',
        payments: ['card', 'klarna', 'paypal', 'invoice', 'cash_on_delivery', 'prepayment'],
      },
      pickup: {
        ...pickup,
        isOffered: true,
        preparationMinutes: 60,
        payments: ['card', 'klarna', 'paypal', 'cash', 'card_on_site', 'invoice'],
      },
    },
    zones: DEMO_ZONES,
    daysAhead: 7,
  };
}

const near = (postcode: string, name: string, priceCents: number): AreaData => ({
  postcode,
  radiusMeters: null,
  name,
  priceCents,
  minimumCents: null,
  freeFromCents: 3000,
  belowMinimum: 'block',
});
const far = (postcode: string, name: string, priceCents: number, minimumCents: number): AreaData => ({
  postcode,
  radiusMeters: null,
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
  { ...far('50823', 'Umkreis 8 km', 550, 4500), radiusMeters: 8000 },
];
