import { readFileSync } from 'node:fs';
import { type City, type KnownPlaces, knownPlaces, type Postcode } from '../rules/known-places.ts';

let known: KnownPlaces | undefined;

/** Read when somebody first asks: a few hundredths of a second, then some megabytes that stay. */
export function placeData(): KnownPlaces {
  known ??= knownPlaces(linesOf('postcodes.tsv').map(postcodeOf), linesOf('cities.tsv').map(cityOf));
  return known;
}

function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

function postcodeOf([postcode = '', name = '', latitude, longitude]: string[]): Postcode {
  return { postcode, name, position: { latitude: Number(latitude), longitude: Number(longitude) } };
}

/** A name that is empty is as in German. */
function cityOf(columns: string[]): City {
  const [thousands, en, it, ru] = columns.slice(4);
  const otherNames = { ...(en && { en }), ...(it && { it }), ...(ru && { ru }) };
  return { ...postcodeOf(columns), thousands: Number(thousands), otherNames };
}
