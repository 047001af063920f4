import * as z from 'zod/mini';
import { StorageLocationData } from '../contract.ts';

const DAY_MINUTES = 24 * 60;
const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

const New = z.omit(StorageLocationData, { name: true, address: true, openingHours: true });

/** What a new location begins with: short-term, three hours of grace (spec §4). A field with a default in the contract has it here by itself. */
export const NEW_LOCATION = {
  ...z.parse(New, {
    description: NONE,
    position: null,
    timeZone: 'Europe/Berlin',
    priceGroupId: null,
    isShortTerm: true,
    isLongTerm: false,
    maxDurationMinutes: 7 * DAY_MINUTES,
    graceMinutes: 180,
    checkMinutes: 0,
    reviewLink: '',
    operatorEmail: '',
    keepWarm: { isOn: false, everyMinutes: 120, from: '06:00', to: '23:00' },
    isActive: false,
  } satisfies z.input<typeof New>),
  directions: NONE,
};
