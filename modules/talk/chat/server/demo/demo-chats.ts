import type { Language } from '@fachwerk/base/language';

type DemoLine = {
  readonly from: 'customer' | 'staff' | 'note';
  readonly text: string;
  readonly minutesLater: number;
};

export type DemoChat = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly hoursAgo: number;
  readonly state: 'open' | 'done';
  readonly isAssigned: boolean;
  /** About an order of the company, written by its customer. */
  readonly isAboutOrder?: true;
  readonly lines: readonly DemoLine[];
};

const customer = (text: string, minutesLater = 1): DemoLine => ({ from: 'customer', text, minutesLater });
const staff = (text: string, minutesLater = 4): DemoLine => ({ from: 'staff', text, minutesLater });
const note = (text: string, minutesLater = 1): DemoLine => ({ from: 'note', text, minutesLater });

export const DEMO_CHATS: Readonly<Record<string, readonly DemoChat[]>> = {
  zeitlagercity: [
    {
      name: 'Mara Lindner',
      email: 'mara.lindner@kunde.example',
      language: 'de',
      hoursAgo: 0.4,
      state: 'open',
      isAssigned: false,
      isAboutOrder: true,
      lines: [
        customer('Guten Tag, mein Fach geht nicht auf. Ich stehe gerade davor, Zug fährt in 20 Minuten.'),
        customer('Auf dem Bildschirm steht „Bitte erneut versuchen“.', 2),
      ],
    },
    {
      name: 'Jonas Petersen',
      email: 'jonas.petersen@kunde.example',
      language: 'de',
      hoursAgo: 3,
      state: 'open',
      isAssigned: true,
      lines: [
        customer('Kann ich meine Miete heute Abend noch um einen Tag verlängern?'),
        staff('Guten Tag Herr Petersen, ja, das geht bis zum Ende Ihrer Miete über „Verlängern“ auf Ihrer Mietseite.'),
        customer('Danke, das probiere ich gleich.', 6),
        note('Hat schon zweimal verlängert, Karte ist hinterlegt.'),
      ],
    },
    {
      name: 'Emily Carter',
      email: 'emily.carter@kunde.example',
      language: 'en',
      hoursAgo: 26,
      state: 'done',
      isAssigned: true,
      lines: [
        customer('Hi, does a suitcase of 78 cm fit into size L?'),
        staff('Hello Emily, yes: size L takes cases up to 82 cm. XL is there if you bring two of them.'),
        customer('Perfect, thank you!', 3),
      ],
    },
  ],
  'trattoria-bella': [
    {
      name: 'Familie Brandt',
      email: 'brandt@kunde.example',
      language: 'de',
      hoursAgo: 0.7,
      state: 'open',
      isAssigned: false,
      isAboutOrder: true,
      lines: [customer('Könnten Sie die Pizza für unsere Kleine bitte in acht Stücke schneiden?')],
    },
    {
      name: 'Sofia Neumann',
      email: 'sofia.neumann@kunde.example',
      language: 'de',
      hoursAgo: 5,
      state: 'open',
      isAssigned: true,
      lines: [
        customer('Haben Sie am Samstag um 19 Uhr noch einen Tisch für sechs?'),
        staff('Guten Tag Frau Neumann, um 19:30 Uhr hätten wir den großen Tisch am Fenster. Passt das?', 9),
        customer('Ja, sehr gern. Ein Kinderstuhl wäre noch gut.', 12),
      ],
    },
    {
      name: 'Luca Bianchi',
      email: 'luca.bianchi@kunde.example',
      language: 'it',
      hoursAgo: 50,
      state: 'done',
      isAssigned: true,
      lines: [
        customer('Buonasera, avete anche la pasta senza glutine?'),
        staff('Buonasera! Sì, le penne e gli spaghetti, con tutte le salse.', 7),
      ],
    },
  ],
  'salon-linde': [
    {
      name: 'Hanna Lorenz',
      email: 'hanna.lorenz@example.org',
      language: 'de',
      hoursAgo: 1.5,
      state: 'open',
      isAssigned: false,
      lines: [customer('Guten Tag, kann ich meinen Termin um eine halbe Stunde nach hinten schieben?')],
    },
  ],
};

export const DEMO_TEXTS: Readonly<Record<string, readonly { readonly code: string; readonly text: string }[]>> = {
  Begrüßung: [
    { code: '{hallo}', text: 'Guten Tag {kunde}, danke für Ihre Nachricht. Ich sehe gleich nach.' },
    { code: '{danke}', text: 'Gern geschehen. Melden Sie sich jederzeit wieder, am einfachsten hier im Gespräch.' },
  ],
  'Häufige Fragen': [
    { code: '{gleich}', text: 'Ich kläre das und melde mich in wenigen Minuten bei Ihnen.' },
    { code: '{bestellung}', text: 'Zu Ihrer Bestellung sehe ich hier alles. Wie kann ich helfen?' },
  ],
};

/** Users of `testuser/view`: the people of the demo conversations, numbered from 1. */
export function demoUser(id: string): { id: string; name: string; email: string } | undefined {
  const user = Object.values(DEMO_CHATS).flat()[Number(id) - 1];
  return user && { id, name: user.name, email: user.email };
}
