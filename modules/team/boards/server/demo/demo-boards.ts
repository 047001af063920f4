import type { LabelColour } from '../../contract.ts';
import type { FieldKind } from '../../contract-field.ts';

type Days = number;
export type DemoCard = {
  readonly title: string;
  readonly text?: string;
  readonly labels?: readonly string[];
  /** Indexes into the company's people, sorted by name. */
  readonly people?: readonly number[];
  readonly due?: Days;
  readonly checks?: readonly (readonly [text: string, isDone: boolean])[];
  readonly said?: readonly string[];
  /** Custom field values by field name. */
  readonly own?: Readonly<Record<string, string>>;
  readonly codes?: readonly (readonly [code: string, value: string])[];
  /** Age in days. */
  readonly since?: Days;
};
export type DemoBoard = {
  readonly name: string;
  readonly labels: Readonly<Record<string, LabelColour>>;
  readonly fields?: Readonly<Record<string, { readonly kind: FieldKind; readonly choices?: string[] }>>;
  readonly columns: readonly {
    readonly name: string;
    readonly limit?: number;
    readonly isDone?: boolean;
    readonly cards: readonly DemoCard[];
  }[];
};

/** By company code. */
export const DEMO_BOARDS: Readonly<Record<string, readonly DemoBoard[]>> = {
  zeitlagercity: [
    {
      name: 'Störungen',
      labels: { Schloss: 'red', Strom: 'orange', Netz: 'blue', Kunde: 'violet', Gewährleistung: 'teal' },
      fields: {
        Seriennummer: { kind: 'text' },
        Dringlichkeit: { kind: 'choice', choices: ['Sofort', 'Diese Woche', 'Kann warten'] },
        Kosten: { kind: 'number' },
        'Garantie bis': { kind: 'date' },
      },
      columns: [
        {
          name: 'Neu',
          cards: [
            {
              title: 'Fach 14 am Alexanderplatz schließt nicht bündig',
              labels: ['Schloss'],
              own: { Seriennummer: 'XK7-20418', Dringlichkeit: 'Diese Woche' },
              since: 0,
              text: 'Kundin meldet, dass die Tür auf halber Höhe klemmt. Foto liegt bei der Meldung.',
            },
            {
              title: 'Rückruf {kunde}: Fach ließ sich nicht öffnen',
              labels: ['Kunde'],
              due: 0,
              codes: [['{kunde}', 'Herr Yılmaz']],
              since: 0,
            },
            {
              title: 'Steuereinheit Hauptbahnhof Leipzig zweimal kurz offline',
              labels: ['Netz'],
              since: 1,
              said: ['Beide Male gegen 4 Uhr früh. Vielleicht die Wartung des Anbieters?'],
            },
          ],
        },
        {
          name: 'Wird geprüft',
          limit: 4,
          cards: [
            {
              title: 'Batterien der Reihe C unter 40 %',
              labels: ['Strom'],
              own: { Dringlichkeit: 'Diese Woche', Kosten: '86.40' },
              people: [0],
              due: 2,
              checks: [
                ['Bestand im Lager zählen', true],
                ['Termin mit dem Standort abstimmen', true],
                ['Vor Ort messen', false],
              ],
              since: 2,
            },
            {
              title: 'Schloss 22: Riegel meldet „offen“, Tür ist zu',
              labels: ['Schloss', 'Gewährleistung'],
              people: [1],
              due: -1,
              since: 3,
              said: ['Sensor gereinigt, Meldung bleibt. Wir brauchen ein neues Schloss.'],
            },
          ],
        },
        {
          name: 'Wartet auf Teile',
          cards: [
            {
              title: 'Zwei Ersatzschlösser für Alexanderplatz',
              labels: ['Gewährleistung'],
              people: [1],
              due: 5,
              codes: [['{bestellnummer}', 'EB-20418']],
              text: 'Bestellt unter {bestellnummer}, Lieferung angekündigt für Ende der Woche.',
              since: 4,
            },
            { title: 'Netzteil für Steuereinheit Nord', labels: ['Strom'], due: 9, since: 6 },
          ],
        },
        {
          name: 'Behoben',
          isDone: true,
          cards: [
            {
              title: 'Terminal am Hauptbahnhof startet nach Stromausfall nicht',
              labels: ['Strom'],
              people: [0],
              since: 7,
              said: ['Neuer FI-Schalter eingebaut, läuft.'],
            },
            { title: 'Fach 3: Scharnier nachgestellt', labels: ['Schloss'], people: [1], since: 9 },
          ],
        },
      ],
    },
    {
      name: 'Reinigung',
      labels: { 'Außer der Reihe': 'orange', Fundsache: 'violet' },
      columns: [
        {
          name: 'Diese Woche',
          cards: [
            {
              title: 'Alexanderplatz: alle Fächer auswischen',
              people: [2],
              due: 1,
              checks: [
                ['Reihe A', true],
                ['Reihe B', false],
                ['Reihe C', false],
                ['Boden davor', false],
              ],
              since: 1,
            },
            { title: 'Klebereste am Terminal entfernen', labels: ['Außer der Reihe'], due: 0, since: 0 },
            { title: 'Regenschirm aus Fach 8 ins Fundbüro', labels: ['Fundsache'], since: 2 },
          ],
        },
        {
          name: 'Läuft',
          limit: 3,
          cards: [{ title: 'Hauptbahnhof: Glasfront und Displays', people: [2], due: 0, since: 0 }],
        },
        {
          name: 'Sauber',
          isDone: true,
          cards: [{ title: 'Hamburg Brooktorkai: Grundreinigung', people: [2], since: 5 }],
        },
      ],
    },
    {
      name: 'Reparaturen',
      labels: { Dringend: 'red', Garantie: 'teal' },
      columns: [
        {
          name: 'Geplant',
          cards: [
            { title: 'Türen der Reihe D neu ausrichten', due: 12, since: 3 },
            {
              title: 'Beleuchtung Wand 2 auf LED umbauen',
              due: 20,
              text: 'Angebot liegt vor. Abschalten nur nachts.',
              since: 8,
            },
          ],
        },
        {
          name: 'In Arbeit',
          limit: 2,
          cards: [{ title: 'Wand 1: verbogene Blende tauschen', labels: ['Dringend'], people: [1], due: 1, since: 1 }],
        },
        {
          name: 'Fertig',
          isDone: true,
          cards: [{ title: 'Zwei Türgriffe ersetzt', labels: ['Garantie'], people: [1], since: 11 }],
        },
      ],
    },
  ],
  'trattoria-bella': [
    {
      name: 'Küche und Service',
      labels: { Einkauf: 'green', Gäste: 'violet', Technik: 'blue', Amt: 'red' },
      columns: [
        {
          name: 'Zu tun',
          cards: [
            {
              title: 'Tisch für 14 am Freitag: Menü absprechen',
              labels: ['Gäste'],
              people: [0],
              due: 2,
              codes: [['{kunde}', 'Familie Brandt']],
              text: '{kunde} feiert einen 70. Geburtstag. Zwei Gäste essen glutenfrei.',
              checks: [
                ['Menüvorschlag schicken', true],
                ['Torte zusagen', false],
                ['Tische umstellen', false],
              ],
              since: 1,
            },
            { title: 'Mozzarella-Lieferant: Preise ab Dezember', labels: ['Einkauf'], due: 4, since: 2 },
            {
              title: 'Kühlzelle macht Geräusche',
              labels: ['Technik'],
              due: 0,
              since: 0,
              said: ['Seit gestern Abend, nur beim Anlaufen.'],
            },
          ],
        },
        {
          name: 'In Arbeit',
          limit: 3,
          cards: [
            {
              title: 'Winterkarte: Fotos für den Onlineshop',
              people: [0],
              due: 6,
              checks: [
                ['Ragù di cinghiale', true],
                ['Kürbisravioli', true],
                ['Tiramisu', false],
              ],
              since: 3,
            },
            { title: 'Hygieneschulung für die Neuen', labels: ['Amt'], due: -1, since: 9 },
          ],
        },
        {
          name: 'Erledigt',
          isDone: true,
          cards: [
            { title: 'Bonrollen nachbestellt', labels: ['Einkauf'], since: 4 },
            { title: 'Lieferroller zur Inspektion', labels: ['Technik'], since: 12 },
          ],
        },
      ],
    },
  ],
  'salon-linde': [
    {
      name: 'Salon',
      labels: { Einkauf: 'green', Technik: 'orange', Team: 'blue', Werbung: 'violet' },
      columns: [
        {
          name: 'Offen',
          cards: [
            {
              title: 'Farbe 7/3 und Oxidant nachbestellen',
              labels: ['Einkauf'],
              people: [0, 2],
              due: 0,
              checks: [
                ['Bestand zählen', true],
                ['Bestellen', false],
              ],
              since: 1,
            },
            { title: 'Dienstplan für Dezember', labels: ['Team'], people: [0, 2], due: 3, since: 2 },
            { title: 'Trockenhaube am zweiten Platz wird nicht warm', labels: ['Technik'], since: 0 },
            { title: 'Gutscheine für Weihnachten auslegen', labels: ['Werbung'], due: 6, since: 4 },
          ],
        },
        {
          name: 'In Arbeit',
          limit: 3,
          cards: [
            {
              title: 'Kundin zurückrufen: {kunde}',
              people: [1],
              due: -1,
              codes: [['{kunde}', 'Frau Engel']],
              since: 2,
            },
            { title: 'Fotos der neuen Frisuren für die Website', labels: ['Werbung'], people: [1], due: 8, since: 5 },
          ],
        },
        { name: 'Erledigt', isDone: true, cards: [{ title: 'Handtücher gewaschen und gezählt', since: 3 }] },
      ],
    },
  ],
  'kontor-nord': [
    {
      name: 'Einkauf',
      labels: { Lieferant: 'green', Preis: 'orange', Reklamation: 'red' },
      columns: [
        {
          name: 'Bedarf',
          cards: [
            { title: 'Versandkartons Größe M', labels: ['Lieferant'], people: [0, 2], due: 1, since: 1 },
            { title: 'Mindestbestand der Kabelsätze prüfen', due: 4, since: 3 },
          ],
        },
        {
          name: 'Bestellt',
          cards: [
            { title: 'Schrauben A2, 40 Pakete', labels: ['Lieferant'], people: [0, 2], due: -2, since: 9 },
            { title: 'Etiketten für das Regal C', due: 5, since: 6 },
          ],
        },
        {
          name: 'Reklamation',
          cards: [{ title: 'Zwei Lampen ohne Netzteil geliefert', labels: ['Reklamation'], due: 0, since: 1 }],
        },
        { name: 'Geliefert', isDone: true, cards: [{ title: 'Klebeband, 60 Rollen', since: 2 }] },
      ],
    },
    {
      name: 'Versand',
      labels: { Eilig: 'red', Rückfrage: 'blue' },
      columns: [
        {
          name: 'Offen',
          cards: [
            {
              title: 'Anschrift klären: {bestellung}',
              labels: ['Rückfrage'],
              codes: [['{bestellung}', 'B-2026-0412']],
              due: 0,
              since: 0,
            },
            { title: 'Abholung der Spedition bestätigen', labels: ['Eilig'], people: [0, 2], due: 2, since: 1 },
          ],
        },
        { name: 'In Arbeit', limit: 4, cards: [{ title: 'Sendungen mit Schaden melden', people: [0, 2], since: 4 }] },
        { name: 'Erledigt', isDone: true, cards: [{ title: 'Paketscheine für Österreich', since: 6 }] },
      ],
    },
  ],
};
