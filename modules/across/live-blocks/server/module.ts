import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { catalogStream } from '@fachwerk/catalog/contract';
import { formData, KEEP_FORM_SECONDS } from '@fachwerk/inquiries/facade';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { KEEP_SIGN_UP_SECONDS, signUpData } from '@fachwerk/messaging/facade';
import { kinds as newsletterKinds } from '@fachwerk/messaging/kinds';
import { type BlockData, blockKinds, type KnownBlock, usualStart } from '@fachwerk/pages/facade-blocks';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { shopStream } from '@fachwerk/shop/contract';
import { siteStream } from '@fachwerk/sites/contract';
import { KEEP_SURVEY_SECONDS, surveyData } from '@fachwerk/surveys/facade';
import { kinds as surveyKinds } from '@fachwerk/surveys/kinds';
import { liveBlockApi } from '../contract.ts';
import { kinds } from '../kinds.ts';
import { appointmentsData } from './appointments-data.ts';
import { bookingData, locationData, searchData } from './box-data.ts';
import { contactData } from './contact-data.ts';
import { eventsData } from './events-data.ts';
import { hoursData } from './hours-data.ts';
import { mapData } from './map-data.ts';
import { itemsData, menuData, offerData } from './shop-data.ts';
import { showBusiness } from './show-business.ts';
import { findUsualStart } from './usual-start.ts';

type Live = Omit<KnownBlock, 'kind'>;

/** Free boxes, promos and opening hours change with the clock as well: a few seconds old is what a visitor would see by looking away. */
const BY_THE_CLOCK = 10;
const ofShop = (data: BlockData): Live => ({
  data,
  changesWith: [catalogStream, shopStream],
  keepSeconds: BY_THE_CLOCK,
});

/** Where each live kind gets what it shows, and when that is old. */
const LIVE: Readonly<Record<string, Live>> = {
  appointments: { data: appointmentsData, keepSeconds: BY_THE_CLOCK },
  booking: { data: bookingData, keepSeconds: BY_THE_CLOCK },
  callback: { data: formData('callback'), keepSeconds: KEEP_FORM_SECONDS },
  contact: { data: contactData, changesWith: [siteStream] },
  'contact-form': { data: formData('contact'), keepSeconds: KEEP_FORM_SECONDS },
  events: { data: eventsData },
  'item-teaser': ofShop(itemsData),
  'live-location': { data: locationData, keepSeconds: BY_THE_CLOCK },
  'location-search': { data: searchData, keepSeconds: BY_THE_CLOCK },
  map: { data: mapData, changesWith: [siteStream] },
  'menu-teaser': ofShop(menuData),
  newsletter: { data: signUpData, keepSeconds: KEEP_SIGN_UP_SECONDS },
  offer: ofShop(offerData),
  survey: { data: surveyData, keepSeconds: KEEP_SURVEY_SECONDS },
  'opening-hours': { data: hoursData, changesWith: [shopStream], keepSeconds: BY_THE_CLOCK },
};

const allKinds: readonly KnownBlock[] = [...plainKinds, ...formKinds, ...kinds, ...newsletterKinds, ...surveyKinds].map(
  (kind) => ({ kind, ...(LIVE[kind.kind] ?? { data: null }) }),
);

/** Stands above all that pages show, so it names all kinds there are. */
export const liveBlocks: Module = {
  name: 'live-blocks',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [on(liveBlockApi.business, showBusiness)],
  hooks: [fill(blockKinds, async () => allKinds), fill(usualStart, findUsualStart)],
};
