import * as z from 'zod/mini';
import { StorageLocationData } from '../contract.ts';

const DAY_MINUTES = 24 * 60;
const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

const New = z.omit(StorageLocationData, { name: true, address: true, openingHours: true });

/** What a new location begins with: short-term. A field with a default in the contract has it here by itself. */
export const NEW_LOCATION = {
  ...z.parse(New, {
    description: NONE,
    position: null,
    timeZone: 'Europe/Berlin',
    priceGroupId: null,
    isShortTerm: true,
    isLongTerm: false,
    maxDurationMinutes: 7 * DAY_MINUTES,
    checkMinutes: 0,
    reviewLink: '',
    operatorEmail: '',
    isActive: false,
  } satisfies z.input<typeof New>),
  directions: NONE,
};
