import type { Language } from '@fachwerk/base/language';
import type { UseCase } from '@fachwerk/server/module';
import type { placeSiteApi } from '../contract.ts';
import { findPlaces } from '../rules/find-places.ts';
import type { OtherNames } from '../rules/known-places.ts';
import { placeData } from './place-data.ts';

/** For somebody on their way, in their language. */
export const searchSitePlaces: UseCase<typeof placeSiteApi.find> = async ({ language }, { q }) => ({
  places: findPlaces(placeData(), q).map(({ name, postcode, position, otherNames }) => ({
    name,
    postcode,
    position,
    spokenName: spokenIn(language, otherNames) ?? name,
  })),
});

function spokenIn(language: Language, names: OtherNames): string | undefined {
  return language === 'de' || language === 'deDu' ? undefined : names[language];
}
