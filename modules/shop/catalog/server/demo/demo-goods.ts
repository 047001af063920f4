import type { ContentUnit, VatKind } from '../../contract-facts.ts';

/** A kind of goods: five of it in each of the fifty series are 250 items. */
export type DemoGoods = {
  /** Leads the numbers of its items; what the modules above know the kind by. */
  readonly code: string;
  readonly de: string;
  readonly en: string;
  /** The cheapest, and how much each of the five is dearer than the one before. */
  readonly priceCents: number;
  readonly stepCents: number;
  readonly forms: readonly [string, string, string, string, string];
  readonly isByVariant?: boolean;
  readonly vatKind?: VatKind;
  /** Of the first form, and how it grows; for the unit price. */
  readonly content?: { readonly unit: ContentUnit; readonly amounts: readonly number[] };
};

const kind = (
  code: string,
  de: string,
  en: string,
  priceCents: number,
  stepCents: number,
  forms: DemoGoods['forms'],
  more: Partial<DemoGoods> = {},
): DemoGoods => ({ code, de, en, priceCents, stepCents, forms, ...more });

const byVariant = { isByVariant: true };
const grams = (...amounts: number[]) => ({ vatKind: 'reduced' as const, content: { unit: 'g' as const, amounts } });

const TEA = grams(50, 100, 250, 500, 1000);
const TEA_FORMS = ['50 g', '100 g', '250 g', '500 g', '1 kg'] as const;

export const DEMO_SERIES: readonly string[] =
  'Elbe Alster Sylt Amrum Föhr Rügen Hiddensee Fehmarn Kiel Lübeck Husum Tönning Emden Norderney Juist Borkum Baltrum Spiekeroog Wangerooge Helgoland Pellworm Hallig Deich Watt Düne Brise Möwe Anker Lotse Kutter Reling Koje Boje Mole Priel Förde Schlei Eider Trave Warnow Weser Ems Jade Oste Stör Bille Krabbe Kompass Segel Leuchtturm'.split(
    ' ',
  );

/** Grams of the first form with its packing, and how much heavier each of the five is; what has a content weighs what is in it. */
export const DEMO_WEIGHTS: ReadonlyMap<string, readonly [first: number, step: number]> = new Map(
  'NB140+90 BP180+160 KA90+120 GK20+30 KS25+8 FH60+15 BS12+20 OR280+90 SB420+180 KL40+25 SL480+260 BE320+60 TE280+180 SA260+210 KN780+240 ME110+60 BR450+520 TO1100+620 VG240+190 GT90+80 SZ260+60 DE900+420 BT120+60 HA220+190 SD70+40 ZA180+90 MB110+70 KZ160+140 BU110+40 BL520+640 LA680+540'
    .split(' ')
    .map((said) => {
      const [first = 0, step = 0] = said.slice(2).split('+').map(Number);
      return [said.slice(0, 2), [first, step]];
    }),
);
export const USUAL_WEIGHT = [150, 50] as const;

/** Forty kinds in ten categories. */
export const DEMO_SHELVES: readonly {
  readonly de: string;
  readonly en: string;
  readonly goods: readonly DemoGoods[];
}[] = [
  {
    de: 'Papier und Hefte',
    en: 'Paper and notebooks',
    goods: [
      kind(
        'NB',
        'Notizbuch',
        'Notebook',
        790,
        150,
        ['A6 blanko', 'A5 liniert', 'A5 kariert', 'A5 punktiert', 'A4 liniert'],
        byVariant,
      ),
      kind('BP', 'Briefpapier', 'Writing paper', 490, 120, [
        '25 Blatt',
        '50 Blatt',
        '75 Blatt',
        '100 Blatt',
        '200 Blatt',
      ]),
      kind(
        'KA',
        'Kalender',
        'Calendar',
        990,
        200,
        ['Taschenformat', 'A6 Woche', 'A5 Woche', 'A5 Tag', 'Wandkalender'],
        byVariant,
      ),
      kind('GK', 'Grußkarten', 'Greeting cards', 350, 90, ['1 Stück', '3 Stück', '5 Stück', '8 Stück', '12 Stück']),
    ],
  },
  {
    de: 'Schreiben',
    en: 'Writing',
    goods: [
      kind(
        'KS',
        'Kugelschreiber',
        'Ballpoint pen',
        290,
        180,
        ['fein', 'mittel', 'breit', 'mit Gravurfeld', 'Metall'],
        byVariant,
      ),
      kind(
        'FH',
        'Füllhalter',
        'Fountain pen',
        1990,
        900,
        ['Feder F', 'Feder M', 'Feder B', 'Edelstahl', 'Messing'],
        byVariant,
      ),
      kind('BS', 'Bleistifte', 'Pencils', 190, 110, ['2B', 'HB', 'H', '6er-Satz', '12er-Satz']),
      kind('TI', 'Tinte', 'Ink', 590, 250, ['30 ml', '50 ml', '75 ml', '100 ml', '250 ml'], {
        content: { unit: 'ml', amounts: [30, 50, 75, 100, 250] },
      }),
    ],
  },
  {
    de: 'Ordnen',
    en: 'Filing',
    goods: [
      kind('OR', 'Ordner', 'Binder', 390, 120, ['schmal', 'breit', 'A5 quer', 'mit Register', 'Leinen'], byVariant),
      kind('SB', 'Sammelbox', 'Storage box', 690, 210, ['A5', 'A4', 'A4 hoch', 'A3', '3er-Satz'], byVariant),
      kind('KL', 'Klammern', 'Clips', 190, 80, ['19 mm', '25 mm', '32 mm', '41 mm', 'sortiert']),
      kind(
        'SL',
        'Schreibtischschale',
        'Desk tray',
        890,
        300,
        ['klein', 'mittel', 'groß', 'zwei Fächer', 'drei Fächer'],
        byVariant,
      ),
    ],
  },
  {
    de: 'Tee',
    en: 'Tea',
    goods: [
      kind('TS', 'Schwarztee', 'Black tea', 390, 320, TEA_FORMS, TEA),
      kind('TG', 'Grüntee', 'Green tea', 450, 380, TEA_FORMS, TEA),
      kind('TK', 'Kräutertee', 'Herbal tea', 350, 280, TEA_FORMS, TEA),
      kind('TR', 'Rooibos', 'Rooibos', 370, 290, TEA_FORMS, TEA),
    ],
  },
  {
    de: 'Kaffee und Süßes',
    en: 'Coffee and sweets',
    goods: [
      kind('KF', 'Kaffee', 'Coffee', 790, 450, ['250 g', '500 g', '750 g', '1 kg', '1,5 kg'], {
        ...grams(250, 500, 750, 1000, 1500),
        isByVariant: true,
      }),
      kind(
        'SC',
        'Schokolade',
        'Chocolate',
        290,
        180,
        ['80 g', '100 g', '150 g', '200 g', '300 g'],
        grams(80, 100, 150, 200, 300),
      ),
      kind(
        'KE',
        'Friesenkekse',
        'Butter biscuits',
        390,
        160,
        ['120 g', '200 g', '250 g', '400 g', '500 g'],
        grams(120, 200, 250, 400, 500),
      ),
      kind(
        'HO',
        'Honig',
        'Honey',
        590,
        280,
        ['125 g', '250 g', '350 g', '500 g', '1 kg'],
        grams(125, 250, 350, 500, 1000),
      ),
    ],
  },
  {
    de: 'Geschirr',
    en: 'Tableware',
    goods: [
      kind('BE', 'Becher', 'Mug', 890, 200, ['0,2 l', '0,25 l', '0,3 l', '0,4 l', 'mit Deckel'], byVariant),
      kind('TE', 'Teller', 'Plate', 990, 250, ['Untertasse', '18 cm', '21 cm', '27 cm', 'tief'], byVariant),
      kind('SA', 'Schale', 'Bowl', 790, 300, ['11 cm', '14 cm', '17 cm', '22 cm', '28 cm'], byVariant),
      kind('KN', 'Teekanne', 'Teapot', 2490, 600, ['0,5 l', '0,8 l', '1,0 l', '1,3 l', '1,7 l'], byVariant),
    ],
  },
  {
    de: 'Küche',
    en: 'Kitchen',
    goods: [
      kind('ME', 'Küchenmesser', 'Kitchen knife', 1490, 900, ['9 cm', '12 cm', '16 cm', '20 cm', '24 cm']),
      kind(
        'BR',
        'Schneidebrett',
        'Cutting board',
        1290,
        500,
        ['20 × 15 cm', '26 × 18 cm', '34 × 23 cm', '40 × 30 cm', '50 × 35 cm'],
        byVariant,
      ),
      kind('TO', 'Topf', 'Pot', 2990, 1100, ['1,0 l', '1,5 l', '2,5 l', '4,0 l', '6,0 l']),
      kind('VG', 'Vorratsglas', 'Storage jar', 390, 140, ['0,25 l', '0,5 l', '0,75 l', '1,0 l', '2,0 l']),
    ],
  },
  {
    de: 'Textil',
    en: 'Textiles',
    goods: [
      kind(
        'GT',
        'Geschirrtuch',
        'Tea towel',
        690,
        220,
        ['1 Stück', '2 Stück', '3 Stück', '5 Stück', '8 Stück'],
        byVariant,
      ),
      kind('SZ', 'Schürze', 'Apron', 1990, 400, ['kurz', 'mittel', 'lang', 'mit Latz', 'für Kinder'], byVariant),
      kind(
        'DE',
        'Wolldecke',
        'Wool blanket',
        4990,
        1500,
        ['100 × 150 cm', '130 × 170 cm', '130 × 200 cm', '150 × 200 cm', '200 × 220 cm'],
        byVariant,
      ),
      kind('BT', 'Stofftasche', 'Tote bag', 590, 250, ['klein', 'mittel', 'groß', 'mit Boden', 'gewachst'], byVariant),
    ],
  },
  {
    de: 'Werkzeug',
    en: 'Tools',
    goods: [
      kind('HA', 'Hammer', 'Hammer', 1290, 450, ['100 g', '200 g', '300 g', '500 g', '800 g']),
      kind('SD', 'Schraubendreher', 'Screwdriver', 490, 190, [
        'Schlitz 3 mm',
        'Schlitz 5 mm',
        'Kreuz PH1',
        'Kreuz PH2',
        '6er-Satz',
      ]),
      kind('ZA', 'Zange', 'Pliers', 990, 380, ['120 mm', '140 mm', '160 mm', '180 mm', '250 mm']),
      kind('MB', 'Maßband', 'Tape measure', 490, 220, ['2 m', '3 m', '5 m', '8 m', '10 m']),
    ],
  },
  {
    de: 'Haus und Garten',
    en: 'House and garden',
    goods: [
      kind('KZ', 'Kerze', 'Candle', 390, 210, ['6 cm', '9 cm', '12 cm', '15 cm', '20 cm'], byVariant),
      kind('BU', 'Bürste', 'Brush', 490, 180, ['Spülen', 'Hände', 'Gemüse', 'Kleider', 'Schuhe']),
      kind('BL', 'Blumentopf', 'Flower pot', 590, 350, ['9 cm', '12 cm', '15 cm', '19 cm', '25 cm'], byVariant),
      kind('LA', 'Laterne', 'Lantern', 1990, 900, ['18 cm', '24 cm', '30 cm', '38 cm', '50 cm'], byVariant),
    ],
  },
];
