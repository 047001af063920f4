import { type Translated, textIn } from '@fachwerk/base/translated';
import type { BlockData } from '@fachwerk/pages/facade-blocks';
import { knownPostcodes } from '@fachwerk/places/facade';
import type { MapData } from '../rules/live-data.ts';
import { addressFrom, positionFrom } from '../rules/typed-place.ts';
import { companyOfPage, headOfPage, locationsOfPage } from './once-a-page.ts';
import { tilesFrom } from './tiles-from.ts';

type Place = Pick<MapData, 'name' | 'street' | 'postcode' | 'city' | 'position'>;

/** The location that was chosen, else the address that was written, else the company's own. */
export const mapData: BlockData = async (ctx, { language, content }): Promise<MapData | null> => {
  const words = (name: string) => textIn((content[name] ?? {}) as Translated, language);
  const { name: siteName, map } = await headOfPage(ctx);
  const place = async (): Promise<Place | undefined> => {
    if (content.location) {
      return (await locationsOfPage(ctx, language)).find(({ id }) => id === content.location);
    }
    const own = words('address') ? addressFrom(words('address')) : (await companyOfPage(ctx))?.address;
    return own && { ...own, name: words('name') || siteName, position: positionFrom(words('position')) };
  };
  const found = await place();
  if (!found || (found.street === '' && found.city === '')) return null;
  const { name, street, postcode, city, position } = found;
  return {
    name,
    street,
    postcode,
    city,
    map,
    isExact: position !== null,
    position: position ?? knownPostcodes().find((known) => known.postcode === postcode)?.position ?? null,
    connectsTo: tilesFrom(map),
  };
};
