import type { UseCase } from '@fachwerk/server/module';
import type { placeApi } from '../contract.ts';
import { findPlaces } from '../rules/find-places.ts';
import { placeData } from './place-data.ts';

/** For an address: in German, whoever asks. */
export const searchPlaces: UseCase<typeof placeApi.find> = async (_ctx, { q }) => ({
  places: findPlaces(placeData(), q).map(({ name, postcode, position }) => ({ name, postcode, position })),
});
