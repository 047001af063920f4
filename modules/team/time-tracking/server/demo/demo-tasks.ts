/** What is worked on in the demo tenants, by the code of their company. */
export type DemoProject = {
  readonly name: string;
  readonly description: string;
  readonly hourlyRateCents: number;
  /** Of a usual month's cost; null: no budget. */
  readonly budgetShare: number | null;
  readonly tasks: readonly (readonly [description: string, ...hashtags: string[]])[];
};

const NETWORK: readonly DemoProject[] = [
  {
    name: 'Wartung und Reparatur',
    description: 'Schlösser, Batterien und Schließfachwände an allen Standorten.',
    hourlyRateCents: 5200,
    budgetShare: 1.05,
    tasks: [
      ['Batterien der unteren Reihe getauscht', 'batterie'],
      ['Klemmendes Schloss gereinigt und geprüft', 'schloss'],
      ['Scharnier an Fach 14 ersetzt', 'reparatur'],
      ['Wand nach Fehlermeldung geprüft', 'störung'],
      ['Ersatzteile bestellt und einsortiert', 'lager'],
    ],
  },
  {
    name: 'Reinigung der Standorte',
    description: 'Rundgang nach Plan, Fächer auswischen, Beschriftung prüfen.',
    hourlyRateCents: 3400,
    budgetShare: 1.2,
    tasks: [
      ['Rundgang Hauptbahnhof', 'rundgang'],
      ['Fächer ausgewischt, Aufkleber erneuert', 'rundgang'],
      ['Graffiti an der Seitenwand entfernt', 'sonderreinigung'],
    ],
  },
  {
    name: 'Kundendienst',
    description: 'Anrufe, Rückfragen zu Mieten und Erstattungen.',
    hourlyRateCents: 3900,
    budgetShare: 0.92,
    tasks: [
      ['Rückfragen zu laufenden Mieten beantwortet', 'telefon'],
      ['Erstattungen geprüft und freigegeben', 'erstattung'],
      ['Verlorene Sachen zugeordnet', 'fundsachen'],
      ['Beschwerden vom Wochenende abgearbeitet', 'mail'],
    ],
  },
  {
    name: 'Neuer Standort Altona',
    description: 'Planung, Genehmigung und Aufbau bis zur Eröffnung.',
    hourlyRateCents: 6500,
    budgetShare: 0.85,
    tasks: [
      ['Aufmaß genommen, Stromanschluss geklärt', 'planung'],
      ['Angebote der Elektriker verglichen', 'angebot'],
      ['Abstimmung mit dem Vermieter', 'termin'],
    ],
  },
  {
    name: 'Büro und Verwaltung',
    description: 'Besprechungen, Planung, Ablage.',
    hourlyRateCents: 4200,
    budgetShare: null,
    tasks: [
      ['Wochenbesprechung', 'besprechung'],
      ['Dienstplan geschrieben', 'planung'],
      ['Rechnungen vorbereitet', 'buchhaltung'],
    ],
  },
];

const KITCHEN: readonly DemoProject[] = [
  {
    name: 'Küche',
    description: 'Vorbereitung und Service am Herd.',
    hourlyRateCents: 2100,
    budgetShare: 1.08,
    tasks: [
      ['Teig angesetzt, Soßen gekocht', 'vorbereitung'],
      ['Mittagsservice', 'service'],
      ['Abendservice am Pizzaofen', 'service'],
      ['Kühlhaus aufgeräumt, Bestand gezählt', 'lager'],
    ],
  },
  {
    name: 'Service',
    description: 'Gäste, Kasse, Telefon.',
    hourlyRateCents: 1850,
    budgetShare: 0.95,
    tasks: [
      ['Tische eingedeckt, Gäste bedient', 'service'],
      ['Bestellungen am Telefon angenommen', 'telefon'],
      ['Kasse abgerechnet', 'kasse'],
    ],
  },
  {
    name: 'Lieferung',
    description: 'Fahrten mit Rad und Auto.',
    hourlyRateCents: 1700,
    budgetShare: 1.3,
    tasks: [
      ['Ausgeliefert, Runde Ehrenfeld', 'tour'],
      ['Ausgeliefert, Runde Nippes', 'tour'],
    ],
  },
  {
    name: 'Sommerfest',
    description: 'Vorbereitung und Nacharbeit.',
    hourlyRateCents: 2400,
    budgetShare: null,
    tasks: [['Karte und Einkauf geplant', 'planung']],
  },
];

const OFFICE: readonly DemoProject[] = [
  {
    name: 'Beratung',
    description: 'Gespräche mit Kundinnen und Kunden, Vor- und Nachbereitung.',
    hourlyRateCents: 9500,
    budgetShare: 0.98,
    tasks: [
      ['Erstgespräch und Protokoll', 'termin'],
      ['Unterlagen durchgesehen', 'prüfung'],
      ['Angebot geschrieben', 'angebot'],
    ],
  },
  {
    name: 'Versand',
    description: 'Packen, Etiketten, Rücksendungen.',
    hourlyRateCents: 2600,
    budgetShare: 1.15,
    tasks: [
      ['Bestellungen gepackt', 'packen'],
      ['Rücksendungen geprüft', 'retoure'],
    ],
  },
  {
    name: 'Intern',
    description: 'Büro, Besprechungen, Ablage.',
    hourlyRateCents: 0,
    budgetShare: null,
    tasks: [['Wochenplanung', 'besprechung']],
  },
];

export const DEMO_PROJECTS: Readonly<Record<string, readonly DemoProject[]>> = {
  zeitlagercity: NETWORK,
  'zeitlager-hamburg': NETWORK.slice(0, 3),
  'trattoria-bella': KITCHEN,
  'kontor-nord': OFFICE,
};
