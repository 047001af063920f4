import { CallProblem } from '@fachwerk/react/call-problem';
import type { ContractForm } from '@fachwerk/react/contract-form';
import * as z from 'zod/mini';
import { ShopData } from '../../contract.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../../contract-way.ts';

export const ShopValues = z.extend(ShopData, { version: z.int() });
export type ShopValues = z.infer<typeof ShopValues>;
export type ShopFormState = ContractForm<ShopValues, ShopValues>;

export const TABS = ['general', 'ways', 'areas', 'shipping', 'charges', 'times', 'payments', 'tables', 'look'] as const;
export type Tab = (typeof TABS)[number];
export type FormTab = Exclude<Tab, 'areas' | 'tables'>;

/** Areas and tables are lists of their own, saved line by line. */
export const isFormTab = (tab: Tab): tab is FormTab => tab !== 'areas' && tab !== 'tables';

/** Lists and prices of one way to hand over: of no use to a shop that does not offer it. */
const WAY_OF_TAB: Partial<Record<Tab, DeliveryType>> = { areas: 'delivery', shipping: 'shipment', tables: 'totable' };

/** A tab somebody was led to is there, too; a shop that offers nothing yet has them all. */
export function shownTabs(ways: ShopData['ways'] | undefined, current: Tab): readonly Tab[] {
  const isOffered = (type: DeliveryType) => ways?.[type].isOffered ?? false;
  if (!DELIVERY_TYPES.some(isOffered)) return TABS;
  return TABS.filter((tab) => tab === current || !WAY_OF_TAB[tab] || isOffered(WAY_OF_TAB[tab]));
}

/** The tab in which a field stands. */
export function tabOf(path: string): FormTab {
  const [first, , third] = path.split('.');
  if (first === 'adminEmail') return 'general';
  if (first === 'ways') return TAB_OF_WAY[third ?? ''] ?? 'charges';
  return TAB_OF_FIELD[first ?? ''] ?? 'look';
}

const TAB_OF_WAY: Readonly<Record<string, FormTab>> = {
  isOffered: 'ways',
  preparationMinutes: 'ways',
  hours: 'times',
  slotCapacity: 'times',
  payments: 'payments',
};
const TAB_OF_FIELD: Readonly<Record<string, FormTab>> = {
  hours: 'times',
  slotMinutes: 'times',
  mayOrderAsap: 'times',
  mayChooseTime: 'times',
  daysAhead: 'times',
  tips: 'charges',
  zones: 'shipping',
  releaseHours: 'payments',
};

export function dataFrom({ version: _, ...data }: ShopValues): ShopData {
  return data;
}

/** The server names fields as the request does; the form as itself. */
export function atFormFields(prefix: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
    const { code, params, status, message, conflict } = error;
    const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(`${prefix}.`, '') }));
    throw new CallProblem(status, { code, error: message, params, fields, conflict });
  };
}
