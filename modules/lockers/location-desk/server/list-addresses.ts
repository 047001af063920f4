import { findCompany } from '@fachwerk/companies/facade';
import { listLocations, listPlaces } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { locationDeskApi, OfficeAddress } from '../contract.ts';

export const listAddresses: UseCase<typeof locationDeskApi.addresses> = async (ctx) => {
  const [company, locations] = await Promise.all([findCompany(ctx), listLocations(ctx)]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const { street, postcode, city } = company!.address;
  const own: OfficeAddress = { id: ctx.companyId, kind: 'company', name: company!.name, street, postcode, city };
  const places = (await listPlaces(ctx, [...names.keys()]))
    .map(
      (place): OfficeAddress => ({
        id: place.id,
        kind: 'location',
        name: names.get(place.id)!,
        street: place.street,
        postcode: place.postcode,
        city: place.city,
      }),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  return { addresses: [own, ...places] };
};
