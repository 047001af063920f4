import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import {
  asked,
  block,
  CONTACT,
  type DemoPage,
  demoPage,
  gallery,
  headed,
  hero,
  MAIL,
  MESSAGE,
  NAME,
  PRIVACY,
  photo,
  pictureText,
  START,
} from './demo-block.ts';

const LUCIA = {
  text: {
    de: 'Eine gute Pizza braucht Zeit, Hitze und sonst fast nichts.',
    en: 'A good pizza needs time, heat and hardly anything else.',
  },
  name: { de: 'Lucia Bella', en: 'Lucia Bella' },
  role: { de: 'Köchin', en: 'Chef' },
  picture: null,
};

const TRATTORIA = demoPage(
  '',
  START,
  {
    de: 'Pizza aus dem Steinofen und Pasta von Hand in Köln: bestellen, abholen oder vorbeikommen.',
    en: 'Pizza from the stone oven and pasta made by hand in Cologne: order, collect or come by.',
  },
  [
    hero(
      {
        layout: 'full',
        eyebrow: { de: 'Trattoria Bella, Köln', en: 'Trattoria Bella, Cologne' },
        title: { de: 'Pizza aus dem Steinofen, Pasta von Hand', en: 'Pizza from the stone oven, pasta made by hand' },
        text: {
          de: 'Bestellen Sie nach Hause, holen Sie ab oder setzen Sie sich zu uns. Der Ofen brennt jeden Tag.',
          deDu: 'Bestell nach Hause, hol ab oder setz dich zu uns. Der Ofen brennt jeden Tag.',
          en: 'Order home, collect, or take a seat. The oven burns every day.',
        },
        picture: photo('pizza-margherita', DEMO_PICTURE_IDS.oven),
        action: { de: 'Jetzt bestellen', en: 'Order now' },
        actionLink: '/shop',
        second: { de: 'Tisch reservieren', en: 'Reserve a table' },
        secondLink: '/kontakt',
      },
      true,
    ),
    block(
      'opening-hours',
      {
        location: null,
        note: { de: 'Die Küche schließt eine halbe Stunde vorher.', en: 'The kitchen closes half an hour earlier.' },
      },
      headed({ de: 'Öffnungszeiten', en: 'Opening hours' }),
    ),
    block(
      'menu-teaser',
      { most: 6, action: { de: 'Ganze Karte ansehen', en: 'See the whole menu' } },
      headed({ de: 'Speisekarte', en: 'Menu' }, 'bright'),
    ),
    block(
      'item-teaser',
      { items: [], action: { de: 'Alles ansehen', en: 'See everything' } },
      headed({ de: 'Beliebte Gerichte', en: 'Popular dishes' }),
    ),
    pictureText(
      'table-set',
      'right',
      { de: 'Zwölf Tische, ein Ofen', en: 'Twelve tables, one oven' },
      {
        de: 'Mittags schnell, abends lang. Am Wochenende ist oft alles voll: Reservieren Sie lieber.',
        deDu: 'Mittags schnell, abends lang. Am Wochenende ist oft alles voll: Reservier lieber.',
        en: 'Quick at noon, long in the evening. At weekends we are often full: better reserve.',
      },
    ),
    gallery(
      'mosaic',
      [
        ['spaghetti', { de: 'Spaghetti al pomodoro', en: 'Spaghetti al pomodoro' }],
        ['salad', { de: 'Rucola e parmigiano', en: 'Rocket and parmesan' }],
        ['tiramisu', { de: 'Tiramisù', en: 'Tiramisù' }],
        ['olive-oil', { de: 'Pane e olio', en: 'Bread and oil' }],
      ],
      { de: 'Aus der Küche', en: 'From the kitchen' },
    ),
    block('quote', LUCIA, { background: 'primary' }),
    block(
      'contact',
      {
        text: {
          de: 'Tische für mehr als acht: am besten anrufen.',
          en: 'Tables for more than eight: best give us a call.',
        },
        showsRoute: true,
      },
      headed({ de: 'Anfahrt und Kontakt', en: 'Directions and contact' }),
    ),
  ],
);

const ABOUT_TRATTORIA = demoPage(
  'ueber-uns',
  { de: 'Über uns', en: 'About us' },
  {
    de: 'Steinofen, Handarbeit und ein Tisch für alle: die Trattoria Bella in Köln.',
    en: 'Stone oven, made by hand, and a table for everybody: Trattoria Bella in Cologne.',
  },
  [
    block('text', {
      layout: 'large',
      align: 'start',
      text: {
        de: 'Seit 1998 backen wir bei 400 Grad. Der Teig ruht zwei Tage, die Tomaten kommen aus Kampanien, und die Pasta machen wir jeden Morgen selbst.',
        en: 'Since 1998 we have been baking at 400 degrees. The dough rests for two days, the tomatoes come from Campania, and we make our pasta every morning.',
      },
    }),
    block(
      'figures',
      {
        figures: [
          { value: { de: '1998', en: '1998' }, label: { de: 'erster Ofen', en: 'first oven' } },
          { value: { de: '48 Std.', en: '48 hrs' }, label: { de: 'ruht der Teig', en: 'the dough rests' } },
          { value: { de: '60', en: '60' }, label: { de: 'Gerichte auf der Karte', en: 'dishes on the menu' } },
        ],
      },
      { background: 'secondary' },
    ),
    block('quote', LUCIA),
    block('buttons', {
      align: 'start',
      buttons: [{ text: { de: 'Zur Speisekarte', en: 'To the menu' }, link: '/shop', look: 'primary' }],
    }),
  ],
);

const PARTY_STEPS = {
  steps: [
    {
      title: { de: 'Tag und Gäste nennen', en: 'Name the day and the guests' },
      text: { de: 'Zwei Wochen vorher genügt meistens.', en: 'Two weeks ahead is usually enough.' },
    },
    {
      title: { de: 'Menü besprechen', en: 'Talk about the menu' },
      text: {
        de: 'Drei Gänge oder Buffet, auch vegan und ohne Gluten.',
        en: 'Three courses or a buffet, vegan and gluten-free too.',
      },
    },
    {
      title: { de: 'Feiern', en: 'Celebrate' },
      text: { de: 'Wir bleiben, bis der Letzte geht.', en: 'We stay until the last one leaves.' },
    },
  ],
};

const PARTY_QUESTIONS = {
  isFirstOpen: true,
  items: [
    {
      question: { de: 'Darf Kuchen mitgebracht werden?', en: 'May we bring a cake?' },
      answer: { de: 'Gern. Teller und Gabeln stellen wir dazu.', en: 'Gladly. Plates and forks are on us.' },
    },
    {
      question: { de: 'Kommen Kinderwagen und Rollstuhl hinein?', en: 'Is there room for prams and wheelchairs?' },
      answer: {
        de: 'Ja, Eingang und Gastraum sind ebenerdig.',
        en: 'Yes, the entrance and the dining room have no steps.',
      },
    },
  ],
};

const PARTIES = demoPage(
  'feiern',
  { de: 'Feiern', en: 'Parties' },
  {
    de: 'Geburtstag, Firmenessen, Familienfest: bis 40 Gäste in der Trattoria Bella.',
    en: 'Birthdays, company dinners, family parties: up to 40 guests at Trattoria Bella.',
  },
  [
    block('text', {
      layout: 'large',
      align: 'start',
      text: {
        de: 'Geburtstag, Firmenessen oder einfach alle zusammen: Wir decken die Tafel, und der Ofen gehört Ihnen.',
        deDu: 'Geburtstag, Firmenessen oder einfach alle zusammen: Wir decken die Tafel, und der Ofen gehört dir.',
        en: 'A birthday, a company dinner or simply everybody together: we lay the table, and the oven is yours.',
      },
    }),
    block('columns', {
      look: 'cards',
      columns: [
        {
          picture: null,
          title: { de: 'Bis 20 Gäste', en: 'Up to 20 guests' },
          text: {
            de: 'Eine lange Tafel am Fenster, Menü in drei Gängen.',
            en: 'One long table by the window, three courses.',
          },
          action: {},
          link: null,
        },
        {
          picture: null,
          title: { de: 'Bis 40 Gäste', en: 'Up to 40 guests' },
          text: { de: 'Das ganze Lokal, Buffet und offene Bar.', en: 'The whole place, buffet and open bar.' },
          action: {},
          link: null,
        },
      ],
    }),
    block('steps', PARTY_STEPS, headed({ de: 'So wird es ein Fest', en: 'How it becomes a party' }, 'bright')),
    block('faq', PARTY_QUESTIONS, headed({ de: 'Was viele wissen möchten', en: 'What many want to know' })),
    block('buttons', {
      align: 'start',
      buttons: [{ text: { de: 'Feier anfragen', en: 'Ask for a date' }, link: '/kontakt', look: 'primary' }],
    }),
  ],
);

const TRATTORIA_CONTACT = demoPage(
  'kontakt',
  CONTACT,
  {
    de: 'Tisch reservieren, feiern, etwas vergessen: so erreichen Sie die Trattoria Bella.',
    en: 'A table, a party, something left behind: how to reach Trattoria Bella.',
  },
  [
    block('contact-form', {
      text: {
        de: 'Ein Tisch am Freitag, eine Feier, eine Frage zu Zutaten? Schreiben Sie uns. Wir antworten am selben Tag.',
        deDu: 'Ein Tisch am Freitag, eine Feier, eine Frage zu Zutaten? Schreib uns. Wir antworten am selben Tag.',
        en: 'A table on Friday, a party, a question about ingredients? Write to us. We answer the same day.',
      },
      elements: [
        asked('short', NAME, true),
        asked('email', MAIL, true),
        asked('phone', { de: 'Telefon', en: 'Phone' }, false),
        asked('date', { de: 'Für welchen Tag?', en: 'For which day?' }, false),
        asked('long', MESSAGE, true),
      ],
      action: { de: 'Nachricht senden', en: 'Send message' },
      privacy: PRIVACY,
      thanks: { de: 'Grazie. Wir melden uns noch heute.', en: 'Grazie. We will get back to you today.' },
      offersReceipt: true,
    }),
    block(
      'callback',
      {
        text: {
          de: 'Größere Runde oder Catering? Das besprechen wir am liebsten am Telefon.',
          en: 'A larger party or catering? We like to talk that over on the phone.',
        },
        phone: { de: 'Ihre Telefonnummer', deDu: 'Deine Telefonnummer', en: 'Your phone number' },
        elements: [
          asked('short', NAME, true),
          asked('choice', { de: 'Wann passt es am besten?', en: 'When suits you best?' }, false, [
            { de: 'Vormittags', en: 'In the morning' },
            { de: 'Nachmittags', en: 'In the afternoon' },
          ]),
          asked('short', { de: 'Worum geht es?', en: 'What is it about?' }, false),
        ],
        action: { de: 'Rückruf anfordern', en: 'Request a call' },
        privacy: PRIVACY,
        thanks: { de: 'Wir rufen Sie an.', deDu: 'Wir rufen dich an.', en: 'We will call you.' },
        offersReceipt: false,
      },
      headed({ de: 'Wir rufen Sie zurück', deDu: 'Wir rufen dich zurück', en: 'We call you back' }, 'bright'),
    ),
    block(
      'map',
      {
        text: {
          de: 'Fünf Minuten zu Fuß vom Bahnhof Ehrenfeld. Fahrräder stehen gut im Hof.',
          en: 'Five minutes on foot from Ehrenfeld station. There is room for bicycles in the yard.',
        },
        location: null,
        name: {},
        address: {},
        position: {},
      },
      headed({ de: 'So finden Sie uns', deDu: 'So findest du uns', en: 'How to find us' }),
    ),
  ],
);

/** In the order of the navigation. */
export const TRATTORIA_PAGES: readonly DemoPage[] = [TRATTORIA, ABOUT_TRATTORIA, PARTIES, TRATTORIA_CONTACT];
