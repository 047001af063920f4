import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';

/** The day a text that is made now says of itself. */
export const today = (now: Date): string => localDay(now, HOUSE_ZONE);
