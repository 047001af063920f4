import { boxesWanted } from '@fachwerk/fulfilment/facade-hooks';
import { doorsClosed } from '@fachwerk/lockers/facade-hooks';
import { boxesPromised } from '@fachwerk/rentals/facade';
import { pinElsewhere } from '@fachwerk/rentals/facade-renter';
import { fill } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { boxesFor } from '@fachwerk/shop-cart/facade-hooks';
import { otherAttempt, otherPinTyped } from '@fachwerk/terminals/facade-hooks';
import { pickupApi, pickupCapabilities, pickupProblems, pickupStream } from '../contract.ts';
import { pickupSiteApi } from '../contract-site.ts';
import { closeOwnBox } from './collecting/close-own-box.ts';
import { openByPin } from './collecting/open-by-pin.ts';
import { openOwnBox } from './collecting/open-own-box.ts';
import { showBoxes } from './collecting/show-boxes.ts';
import { pinAttemptAt, showOwnAttempt } from './collecting/show-own-attempt.ts';
import { createDemoBoxes } from './demo/create-demo-boxes.ts';
import { closeByStaff } from './door/close-by-staff.ts';
import { followAttempt, followDoor } from './door/follow-door.job.ts';
import { noteClosedDoors } from './door/note-closed-doors.ts';
import { answerCart } from './holding/answer-cart.ts';
import { holdBoxes } from './holding/hold-boxes.ts';
import { isPinTaken, listPromised } from './holding/promised-boxes.ts';
import { releaseParcels } from './holding/release-parcels.ts';
import { startHold } from './holding/start-hold.job.ts';
import { giveUpBoxes } from './laying/give-up-boxes.ts';
import { listParcels } from './laying/list-parcels.ts';
import { openToLay } from './laying/open-to-lay.ts';
import { takeBack } from './laying/take-back.ts';
import { pickupPersonalData } from './parcel/personal-data.ts';
import { countPlaces } from './settings/count-places.ts';
import { saveSettings } from './settings/save-settings.ts';
import { showSettings } from './settings/show-settings.ts';
import { watchParcels } from './watching/watch-parcels.job.ts';

/** Collection from a box: an order is laid into one, and whoever ordered opens it. */
export const pickup: Module = {
  name: 'pickup',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: pickupCapabilities,
  problems: pickupProblems,
  streams: [pickupStream],
  hooks: [
    fill(boxesWanted, holdBoxes),
    fill(boxesFor, answerCart),
    fill(boxesPromised, listPromised),
    fill(pinElsewhere, isPinTaken),
    fill(doorsClosed, noteClosedDoors),
    fill(otherPinTyped, openByPin),
    fill(otherAttempt, pinAttemptAt),
  ],
  listeners: [releaseParcels, followAttempt],
  personalData: pickupPersonalData,
  jobs: [startHold, followDoor, watchParcels],
  demo: createDemoBoxes,
  firstScreen: [askedFirst(null, pickupApi.places, countPlaces, () => ({}))],
  routes: [
    on(pickupApi.parcels, listParcels),
    on(pickupApi.places, countPlaces),
    on(pickupApi.lay, openToLay),
    on(pickupApi.close, closeByStaff),
    on(pickupApi.takeBack, takeBack),
    on(pickupApi.giveUp, giveUpBoxes),
    on(pickupApi.settings, showSettings),
    on(pickupApi.saveSettings, saveSettings),
    on(pickupSiteApi.show, showBoxes),
    on(pickupSiteApi.open, openOwnBox),
    on(pickupSiteApi.attempt, showOwnAttempt),
    on(pickupSiteApi.close, closeOwnBox),
  ],
};
