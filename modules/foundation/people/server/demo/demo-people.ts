import type { Contact, Role, User } from '@fachwerk/auth/contract';
import type { Portrait } from './demo-portrait.ts';

export type DemoPerson = {
  readonly email: string;
  readonly contact: Contact;
  readonly roles: readonly Role[];
  readonly language?: User['language'];
  readonly createdDaysAgo: number;
  /** Sign-ins, as days before today; nobody signs in on Sundays. */
  readonly signInDaysAgo: readonly number[];
  readonly device: Device;
  readonly isDeactivated?: true;
  /** Has not followed the invitation yet: no password. */
  readonly isInvited?: true;
  readonly portrait?: Portrait;
};

export const DEVICES = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
} as const;
type Device = keyof typeof DEVICES;

const person = (firstName: string, lastName: string, position: string, phone = ''): Contact => ({
  firstName,
  lastName,
  position,
  phone,
});

/** The people of the demo tenants, by the code of their company. The first of each is its administrator. */
export const DEMO_PEOPLE: Readonly<Record<string, readonly DemoPerson[]>> = {
  zeitlagercity: [
    {
      email: 'admin@zeitlagercity.example',
      contact: person('Katrin', 'Vogel', 'Geschäftsführung', '+49 341 5550121'),
      roles: ['administrator'],
      createdDaysAgo: 410,
      signInDaysAgo: [0, 1, 2, 3, 5, 6, 8, 9, 12, 13, 15, 16, 20],
      device: 'mac',
      portrait: { background: '#dfe9e4', skin: '#f1c9a5', hair: '#6b4226', shirt: '#2f5d50', cut: 'long' },
    },
    {
      email: 'technik@zeitlagercity.example',
      contact: person('Timo', 'Brandt', 'Servicetechnik', '+49 151 55501222'),
      roles: ['technician'],
      language: 'deDu',
      createdDaysAgo: 388,
      signInDaysAgo: [0, 1, 3, 4, 7, 8, 10, 11, 14, 18],
      device: 'phone',
      portrait: { background: '#f3e3d3', skin: '#eab68c', hair: '#2b2320', shirt: '#b4532a', cut: 'short' },
    },
    {
      email: 'leitung@zeitlagercity.example',
      contact: person('Sabine', 'Krüger', 'Betriebsleitung', '+49 341 5550123'),
      roles: ['management'],
      createdDaysAgo: 405,
      signInDaysAgo: [1, 2, 4, 6, 7, 9, 11, 13, 17, 21],
      device: 'windows',
      portrait: { background: '#e6e1ee', skin: '#f5d3b3', hair: '#c9a15b', shirt: '#4b4a6b', cut: 'bob' },
    },
    {
      email: 'support@zeitlagercity.example',
      contact: person('Mehmet', 'Yıldız', 'Kundendienst', '+49 341 5550130'),
      roles: ['support'],
      createdDaysAgo: 260,
      signInDaysAgo: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11],
      device: 'windows',
      portrait: { background: '#dbe6f0', skin: '#d9a074', hair: '#1d1a19', shirt: '#31567a', cut: 'short' },
    },
    {
      email: 'buchhaltung@zeitlagercity.example',
      contact: person('Renate', 'Schäfer', 'Buchhaltung', '+49 341 5550140'),
      roles: ['accounting'],
      createdDaysAgo: 398,
      signInDaysAgo: [3, 10, 17, 24],
      device: 'windows',
    },
    {
      email: 'redaktion@zeitlagercity.example',
      contact: person('Lena', 'Böhm', 'Redaktion'),
      roles: ['editor'],
      language: 'deDu',
      createdDaysAgo: 150,
      signInDaysAgo: [2, 5, 9, 16],
      device: 'mac',
      portrait: { background: '#f0e9d2', skin: '#f1c9a5', hair: '#8a3b1f', shirt: '#7a6a2f', cut: 'bob' },
    },
    {
      email: 'beirat@zeitlagercity.example',
      contact: person('Ulrich', 'Sommer', 'Beirat'),
      roles: ['reader'],
      createdDaysAgo: 320,
      signInDaysAgo: [12, 26],
      device: 'tablet',
    },
    {
      email: 'p.lange@zeitlagercity.example',
      contact: person('Paul', 'Lange', 'Servicetechnik (ausgeschieden)'),
      roles: ['technician'],
      createdDaysAgo: 372,
      signInDaysAgo: [25, 27],
      device: 'phone',
      isDeactivated: true,
    },
    {
      email: 'm.hoffmann@zeitlagercity.example',
      contact: person('Mia', 'Hoffmann', 'Kundendienst'),
      roles: ['support'],
      createdDaysAgo: 2,
      signInDaysAgo: [],
      device: 'windows',
      isInvited: true,
    },
  ],
  'zeitlager-hamburg': [
    {
      email: 'hamburg@zeitlagercity.example',
      contact: person('Jens', 'Petersen', 'Inhaber', '+49 40 55501871'),
      roles: ['administrator'],
      createdDaysAgo: 230,
      signInDaysAgo: [0, 2, 3, 6, 8, 10, 13, 15, 20],
      device: 'windows',
      portrait: { background: '#dbe6f0', skin: '#f5d3b3', hair: '#9a8f86', shirt: '#1f3a55', cut: 'short' },
    },
    {
      email: 'technik.hamburg@zeitlagercity.example',
      contact: person('Fiete', 'Jansen', 'Technik', '+49 151 55501872'),
      roles: ['technician'],
      language: 'deDu',
      createdDaysAgo: 226,
      signInDaysAgo: [1, 4, 5, 9, 12, 19],
      device: 'phone',
    },
    {
      email: 'service.hamburg@zeitlagercity.example',
      contact: person('Svenja', 'Claasen', 'Kundendienst', '+49 40 55501873'),
      roles: ['support', 'staff'],
      createdDaysAgo: 118,
      signInDaysAgo: [0, 1, 2, 4, 6, 7, 9, 11],
      device: 'tablet',
      portrait: { background: '#f3e3d3', skin: '#f1c9a5', hair: '#d9b36c', shirt: '#8c4a5a', cut: 'long' },
    },
    {
      email: 'buero.hamburg@zeitlagercity.example',
      contact: person('Gesa', 'Thomsen', 'Büro und Buchhaltung'),
      roles: ['accounting', 'reader'],
      createdDaysAgo: 90,
      signInDaysAgo: [4, 11, 18],
      device: 'windows',
    },
  ],
  'trattoria-bella': [
    {
      email: 'chefin@trattoria-bella.example',
      contact: person('Giulia', 'Ricci', 'Inhaberin', '+49 221 5550765'),
      roles: ['administrator'],
      createdDaysAgo: 300,
      signInDaysAgo: [0, 1, 2, 4, 5, 7, 8, 11, 12, 15],
      device: 'tablet',
      portrait: { background: '#f0e9d2', skin: '#eab68c', hair: '#2b2320', shirt: '#9b2d30', cut: 'long' },
    },
    {
      email: 'luca@trattoria-bella.example',
      contact: person('Luca', 'Ricci', 'Restaurantleitung', '+49 221 5550766'),
      roles: ['management'],
      language: 'deDu',
      createdDaysAgo: 298,
      signInDaysAgo: [0, 1, 3, 4, 6, 8, 10, 13],
      device: 'phone',
      portrait: { background: '#dfe9e4', skin: '#eab68c', hair: '#3a2a20', shirt: '#f4f1ea', cut: 'short' },
    },
    {
      email: 'service@trattoria-bella.example',
      contact: person('Sofia', 'Marino', 'Service'),
      roles: ['staff'],
      language: 'deDu',
      createdDaysAgo: 140,
      signInDaysAgo: [1, 2, 3, 6, 7, 9],
      device: 'tablet',
    },
    {
      email: 'web@trattoria-bella.example',
      contact: person('Daniel', 'Weiß', 'Webseite und Speisekarte'),
      roles: ['editor'],
      createdDaysAgo: 75,
      signInDaysAgo: [5, 14],
      device: 'linux',
    },
    {
      email: 'aushilfe@trattoria-bella.example',
      contact: person('Jonas', 'Klein', 'Aushilfe'),
      roles: ['staff'],
      createdDaysAgo: 1,
      signInDaysAgo: [],
      device: 'phone',
      isInvited: true,
    },
  ],
  'kontor-nord': [
    {
      email: 'chefin@kontor-nord.example',
      contact: person('Wiebke', 'Harms', 'Geschäftsführerin', '+49 431 5550381'),
      roles: ['administrator'],
      createdDaysAgo: 240,
      signInDaysAgo: [0, 1, 3, 4, 6, 8, 9, 12],
      device: 'mac',
      portrait: { background: '#d8e3ea', skin: '#f0c5a0', hair: '#c9a45c', shirt: '#2f5a78', cut: 'long' },
    },
    {
      email: 'lager@kontor-nord.example',
      contact: person('Thies', 'Carstens', 'Lager und Versand'),
      roles: ['staff'],
      language: 'deDu',
      createdDaysAgo: 200,
      signInDaysAgo: [1, 2, 5, 8, 10],
      device: 'windows',
    },
  ],
  'salon-linde': [
    {
      email: 'chefin@salon-linde.example',
      contact: person('Franziska', 'Linde', 'Inhaberin', '+49 341 5550601'),
      roles: ['administrator'],
      createdDaysAgo: 180,
      signInDaysAgo: [0, 1, 2, 4, 5, 7, 9, 12],
      device: 'tablet',
      portrait: { background: '#e4ead9', skin: '#f1c9a5', hair: '#5a3a26', shirt: '#4f6b3a', cut: 'bob' },
    },
    {
      email: 'deniz@salon-linde.example',
      contact: person('Deniz', 'Arslan', 'Friseurmeister'),
      roles: ['staff'],
      language: 'deDu',
      createdDaysAgo: 170,
      signInDaysAgo: [0, 2, 3, 6, 8],
      device: 'phone',
    },
    {
      email: 'marlene@salon-linde.example',
      contact: person('Marlene', 'Brückner', 'Kosmetik'),
      roles: ['staff'],
      createdDaysAgo: 120,
      signInDaysAgo: [1, 4, 7, 11],
      device: 'phone',
    },
  ],
};
