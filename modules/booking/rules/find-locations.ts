type Place = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};

/** The locations that fit what was typed: every word is somewhere in name, street or city, or begins the postcode. */
export function foundLocations<P extends Place>(locations: readonly P[], search: string): P[] {
  const words = plain(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  return locations.filter(({ name, street, postcode, city }) => {
    const text = plain(`${name} ${street} ${city}`);
    return words.every((word) => text.includes(word) || postcode.startsWith(word));
  });
}

/** `Köln` is found by koln, KÖLN and koeln. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
