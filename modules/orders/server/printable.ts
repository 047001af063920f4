/** The fonts every PDF reader brings know Western European letters only: others are written with those. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableSign).join('');
}

const KNOWN = /^[\x20-\x7e\xa0-\xff–—’‚„“”…€•ŠšŽžŒœŸ]$/u;

function printableSign(sign: string): string {
  if (KNOWN.test(sign)) return sign;
  const small = sign.toLowerCase();
  const written = LETTERS[small];
  if (written !== undefined) return small === sign ? written : written.charAt(0).toUpperCase() + written.slice(1);
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '');
  return KNOWN.test(bare) ? bare : '?';
}

/** Russian by ISO 9 without its accents, and letters that do not fall apart into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдезийклмнопрстуфыэ'].map((letter, at) => [
      letter,
      'a b v g d e z i j k l m n o p r s t u f y e'.split(' ')[at]!,
    ]),
  ),
  ё: 'jo',
  ж: 'zh',
  х: 'kh',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shh',
  ъ: '',
  ь: '',
  ю: 'ju',
  я: 'ja',
  і: 'i',
  ї: 'ji',
  є: 'je',
  ґ: 'g',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
