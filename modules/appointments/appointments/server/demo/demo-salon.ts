import type { Weekday } from '@fachwerk/base/time';
import type { ServiceAddon, ServiceData, ServiceVariant, StaffData } from '../../contract.ts';

type DemoService = Pick<ServiceData, 'name' | 'description' | 'durationMinutes' | 'priceCents'> & {
  readonly after?: number;
  /** Name prefix of its possible rooms. */
  readonly room?: string;
  readonly isPrepaid?: boolean;
  readonly variants?: readonly Omit<ServiceVariant, 'id'>[];
  readonly addons?: readonly Omit<ServiceAddon, 'id'>[];
};

export const DEMO_ROOMS = ['Kosmetikkabine', 'Färbeplatz vorn', 'Färbeplatz hinten'] as const;

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: { de: 'Damenhaarschnitt', en: 'Women’s haircut', it: 'Taglio donna', ru: 'Женская стрижка' },
    description: {
      de: 'Waschen, schneiden, föhnen. Mit Beratung.',
      en: 'Wash, cut and blow-dry, with advice.',
      it: 'Lavaggio, taglio e piega, con consulenza.',
      ru: 'Мытьё, стрижка и укладка с консультацией.',
    },
    durationMinutes: 40,
    priceCents: 4800,
    variants: [
      { name: { de: 'Kurzes Haar', en: 'Short hair' }, durationMinutes: 40, priceCents: 4800 },
      { name: { de: 'Schulterlanges Haar', en: 'Shoulder-length hair' }, durationMinutes: 60, priceCents: 5800 },
      { name: { de: 'Langes Haar', en: 'Long hair' }, durationMinutes: 90, priceCents: 6900 },
    ],
    addons: [
      { name: { de: 'Pflegekur', en: 'Hair treatment' }, minutes: 15, priceCents: 1800 },
      { name: { de: 'Tönung', en: 'Tinting' }, minutes: 30, priceCents: 3200 },
      { name: { de: 'Augenbrauen zupfen', en: 'Eyebrow shaping' }, minutes: 10, priceCents: 900 },
    ],
  },
  {
    name: { de: 'Herrenhaarschnitt', en: 'Men’s haircut', it: 'Taglio uomo', ru: 'Мужская стрижка' },
    description: { de: 'Waschen, schneiden, stylen.', en: 'Wash, cut and style.' },
    durationMinutes: 30,
    priceCents: 3200,
  },
  {
    name: { de: 'Kinderhaarschnitt', en: 'Children’s haircut', it: 'Taglio bambini', ru: 'Детская стрижка' },
    description: { de: 'Bis 12 Jahre.', en: 'Up to 12 years.' },
    durationMinutes: 20,
    priceCents: 1900,
  },
  {
    name: { de: 'Farbe und Schnitt', en: 'Colour and cut', it: 'Colore e taglio', ru: 'Окрашивание и стрижка' },
    description: { de: 'Ansatz oder ganze Farbe, mit Schnitt.', en: 'Roots or full colour, with a cut.' },
    durationMinutes: 150,
    priceCents: 12_900,
    after: 10,
    room: 'Färbeplatz',
    isPrepaid: true,
  },
  {
    name: { de: 'Gesichtsbehandlung', en: 'Facial', it: 'Trattamento viso', ru: 'Уход за лицом' },
    description: { de: 'Reinigung, Peeling, Maske und Massage.', en: 'Cleansing, peeling, mask and massage.' },
    durationMinutes: 60,
    priceCents: 6900,
    after: 10,
    room: 'Kosmetikkabine',
  },
  {
    name: { de: 'Beratung', en: 'Consultation', it: 'Consulenza', ru: 'Консультация' },
    description: { de: 'Kostenlos und ohne Verpflichtung.', en: 'Free and without obligation.' },
    durationMinutes: 20,
    priceCents: 0,
  },
];

type DemoStaff = {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  /** Indexes of the services. */
  readonly does: readonly number[];
  readonly hours: StaffData['hours'];
};

const week = (days: readonly Weekday[], ...times: readonly (readonly [string, string])[]): StaffData['hours'] =>
  days.flatMap((day) => times.map(([from, until]) => ({ day, from, until })));

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    name: 'Franziska',
    role: 'Friseurmeisterin',
    email: 'chefin@salon-linde.example',
    does: [0, 1, 3, 5],
    hours: week(['tuesday', 'wednesday', 'thursday', 'friday'], ['09:00', '13:00'], ['14:00', '18:00']),
  },
  {
    name: 'Deniz',
    role: 'Colorist',
    email: 'deniz@salon-linde.example',
    does: [0, 1, 2, 3],
    hours: [
      ...week(['tuesday', 'wednesday', 'friday'], ['10:00', '14:00'], ['14:30', '19:00']),
      ...week(['saturday'], ['09:00', '14:00']),
    ],
  },
  {
    name: 'Marlene',
    role: 'Kosmetikerin',
    email: 'marlene@salon-linde.example',
    does: [4, 5],
    hours: week(['wednesday', 'thursday', 'friday'], ['10:00', '16:00']),
  },
  {
    name: 'Jonas',
    role: 'Barbier',
    email: '',
    does: [1, 2],
    hours: week(['thursday', 'friday', 'saturday'], ['09:00', '14:00']),
  },
];

export const DEMO_CUSTOMERS = [
  'Hanna Lorenz',
  'Petra Engel',
  'Mia Schubert',
  'Birgit Winkler',
  'Sophie Keller',
  'Anke Friedrich',
  'Leonie Huber',
  'Tom Vogt',
  'Ralf Jahn',
  'Elif Kaya',
  'Oskar Beck',
  'Nina Haas',
  'Christa Albrecht',
  'Paul Seidel',
  'Greta Lindner',
  'Samir Haddad',
] as const;
