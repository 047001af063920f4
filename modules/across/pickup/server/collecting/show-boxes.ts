import { textIn } from '@fachwerk/base/translated';
import { inCompany } from '@fachwerk/companies/facade';
import { listPlaces } from '@fachwerk/locations/facade';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { PickupProblem } from '../../contract.ts';
import type { pickupSiteApi, SiteParcel } from '../../contract-site.ts';
import { collectUntil, whyNotCollect } from '../../rules/parcel.ts';
import { isOpened, lastOpenings } from '../parcel/opening-store.ts';
import { pinOf } from '../parcel/parcel-pin.ts';
import { findParcels } from '../parcel/parcel-store.ts';
import { findSettings } from '../settings/settings-store.ts';
import { mayCollect } from './collect-key.ts';

const LINK_NEEDED: PickupProblem = 'pickup.link_needed';

/** Under the site it was ordered on. An unknown order looks like one without boxes. */
export const showBoxes: UseCase<typeof pickupSiteApi.show> = async (ctx, { orderHash, key }) => {
  const order = await findOwnOrder(ctx, orderHash);
  const scoped = order && inCompany(ctx, order.companyId);
  const stored = scoped ? await findParcels(scoped, sql`p.order_id = ${order.id}`) : [];
  const [first] = stored;
  if (!scoped || !first) return { pickup: null };
  const mayOpen = mayCollect(ctx, order, key);
  const [[place], openings, settings] = await Promise.all([
    listPlaces(scoped, [first.locationId]),
    lastOpenings(
      scoped,
      stored.map(({ id }) => id),
    ),
    findSettings(scoped),
  ]);
  return {
    pickup: {
      parcels: stored.map((parcel): SiteParcel => {
        const { id, boxNumber, state, laidAt, hasDoorSensor } = parcel;
        const opening = openings.get(id);
        return {
          id,
          boxNumber,
          state,
          laidAt,
          hasDoorSensor,
          pin: mayOpen ? pinOf(ctx.app, parcel) : null,
          collectUntil: state === 'laid' ? collectUntil(parcel, settings) : null,
          isOpen: state === 'laid' && opening !== undefined && isOpened(opening) && opening.doneAt === null,
          whyNotOpen: mayOpen ? whyNotCollect(parcel) : LINK_NEEDED,
        };
      }),
      locationName: place ? textIn(place.name, ctx.language) : '',
      address: place ? `${place.street}, ${place.postcode} ${place.city}` : '',
      timeZone: first.timeZone,
    },
  };
};
