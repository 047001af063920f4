import type { LedgerSettings } from '../contract.ts';
import type { Booking } from './ledger.ts';

const ROWS_OF_INFO = 8;
const ROWS_OF_ADDITIONS = 20;
const numbered = (count: number, names: readonly string[]) =>
  Array.from({ length: count }, (_, at) => names.map((name) => `${name} ${at + 1}`)).flat();

/** The 125 columns of a Buchungsstapel in format version 13, by their order: DATEV reads them by position. */
export const COLUMNS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...numbered(ROWS_OF_INFO, ['Beleginfo - Art', 'Beleginfo - Inhalt']),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...numbered(ROWS_OF_ADDITIONS, ['Zusatzinformation - Art', 'Zusatzinformation- Inhalt']),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
];

const FORMAT_VERSION = 13;
const LONGEST_TEXT = 60;
const LONGEST_PAPER = 36;

type Stack = {
  readonly settings: LedgerSettings;
  /** `2026-11`. */
  readonly month: string;
  readonly madeAt: Date;
  readonly bookings: readonly Booking[];
};

/** A month of bookings as DATEV takes it in; to be written in Windows-1252. */
export function extfOf({ settings, month, madeAt, bookings }: Stack): string {
  const lines = [headOf(settings, month, madeAt), COLUMNS.join(';'), ...bookings.map(lineOf)];
  return `${lines.join('\r\n')}\r\n`;
}

function headOf(
  { chart, consultantNumber, clientNumber, accounts }: LedgerSettings,
  month: string,
  madeAt: Date,
): string {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const day = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '');
  const made = madeAt.toISOString().replace(/\D/g, '').slice(0, 17);
  const fields = [
    quoted('EXTF'),
    700,
    21,
    quoted('Buchungsstapel'),
    FORMAT_VERSION,
    made,
    '',
    quoted('FW'),
    quoted('Fachwerk'),
    quoted(''),
    consultantNumber,
    clientNumber,
    day(first.with({ month: 1 })),
    accounts.revenue19.length,
    day(first),
    day(last),
    // Name, initials, 1 = Finanzbuchführung, purpose, not fixed, currency.
    quoted(`Fachwerk ${month}`),
    quoted(''),
    1,
    0,
    0,
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(chart.slice(3)),
    '',
    '',
    quoted(''),
    quoted(''),
  ];
  return fields.join(';');
}

function lineOf({ cents, side, account, against, on, paper, text }: Booking): string {
  const [, month, day] = on.split('-');
  const filled: Readonly<Record<number, string>> = {
    0: `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`,
    1: quoted(side),
    2: quoted('EUR'),
    6: account,
    7: against,
    9: `${day}${month}`,
    10: quoted(paper.replace(/[^\w$&%*+\-/]/g, '').slice(0, LONGEST_PAPER)),
    13: quoted(text.slice(0, LONGEST_TEXT)),
  };
  return COLUMNS.map((_, at) => filled[at] ?? '').join(';');
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
