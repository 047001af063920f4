import { plainName } from '@fachwerk/places/rules/plain-name';

type Place = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};

/** The locations that fit what was typed: every word is somewhere in name, street or city, or begins the postcode. */
export function foundLocations<P extends Place>(locations: readonly P[], search: string): P[] {
  const words = plainName(search).split(' ').filter(Boolean);
  return locations.filter(({ name, street, postcode, city }) => {
    const text = plainName(`${name} ${street} ${city}`);
    return words.every((word) => text.includes(word) || postcode.startsWith(word));
  });
}
