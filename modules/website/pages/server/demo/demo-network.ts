import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import {
  asked,
  block,
  CONTACT,
  type DemoPage,
  demoPage,
  headed,
  hero,
  MAIL,
  MESSAGE,
  NAME,
  PRIVACY,
  photo,
  pictureText,
  START,
  type Words,
} from './demo-block.ts';

const QUESTIONS: Words = { de: 'Häufige Fragen', en: 'Frequently asked questions' };

const HOW_STEPS = {
  steps: [
    {
      title: { de: 'Ort und Größe wählen', en: 'Choose place and size' },
      text: {
        de: 'Die Karte zeigt, wo gerade Fächer frei sind und was sie kosten.',
        en: 'The map shows where boxes are free right now, and what they cost.',
      },
    },
    {
      title: { de: 'Bezahlen', en: 'Pay' },
      text: {
        de: 'Mit Karte oder PayPal, ohne Konto. Der Preis steht vorher fest.',
        en: 'By card or PayPal, without an account. You know the price beforehand.',
      },
    },
    {
      title: { de: 'Mit dem Handy öffnen', en: 'Open it with your phone' },
      text: {
        de: 'Der Link kommt per E-Mail. Sie öffnen Ihr Fach damit, sooft Sie wollen.',
        en: 'The link comes by e-mail. It opens your box as often as you like.',
      },
    },
  ],
};

const HOW_QUESTIONS = {
  items: [
    {
      question: { de: 'Und wenn ich später komme?', en: 'What if I am late?' },
      answer: {
        de: 'Ihr Fach bleibt zu und Ihre Sachen bleiben darin. Sie verlängern auf dem Handy oder zahlen beim Öffnen nach.',
        en: 'Your box stays locked and your things stay inside. You extend on your phone, or pay the rest when you open it.',
      },
    },
    {
      question: { de: 'Was passt in ein Fach?', en: 'What fits into a box?' },
      answer: {
        de: 'In ein kleines ein Rucksack, in ein großes zwei Koffer. Die Maße stehen bei jedem Fach.',
        en: 'A backpack into a small one, two suitcases into a large one. Each box says its size.',
      },
    },
    {
      question: { de: 'Wer hilft, wenn eine Tür klemmt?', en: 'Who helps when a door is stuck?' },
      answer: {
        de: 'Wir, rund um die Uhr. Unsere Nummer steht unten auf jeder Seite.',
        en: 'We do, around the clock. Our number is at the foot of every page.',
      },
    },
  ],
};

const NETWORK = demoPage(
  '',
  START,
  {
    de: 'Schließfächer in der Stadt: aussuchen, bezahlen, mit dem Handy öffnen.',
    en: 'Lockers in town: choose, pay, open with your phone.',
  },
  [
    hero(
      {
        layout: 'full',
        eyebrow: { de: 'Schließfächer mitten in der Stadt', en: 'Lockers in the heart of town' },
        title: {
          de: 'Stellen Sie Ihr Gepäck ab',
          deDu: 'Stell dein Gepäck ab',
          en: 'Leave your luggage with us',
        },
        text: {
          de: 'Ein Fach in Ihrer Nähe, für zwei Stunden oder zwei Wochen. Bezahlt ist es in einer Minute, geöffnet mit dem Handy.',
          deDu: 'Ein Fach in deiner Nähe, für zwei Stunden oder zwei Wochen. Bezahlt ist es in einer Minute, geöffnet mit dem Handy.',
          en: 'A box near you, for two hours or two weeks. Paid for within a minute, opened with your phone.',
        },
        picture: photo('locker-wall', DEMO_PICTURE_IDS.lockers),
      },
      true,
    ),
    block('location-search', { action: { de: 'Fach finden', en: 'Find a box' }, showsFacts: true }),
    {
      ...block(
        'booking',
        { showsSearch: false, showsMap: true, most: 12 },
        headed({ de: 'Alle Standorte', en: 'All locations' }),
      ),
      version: 2,
    },
    block('steps', HOW_STEPS, headed({ de: 'In drei Schritten', en: 'In three steps' }, 'bright')),
    pictureText(
      'locker-door',
      'right',
      { de: 'Geöffnet in zwei Sekunden', en: 'Open in two seconds' },
      {
        de: 'Vor der Wand auf Öffnen tippen, und die Tür springt auf. Ohne Handy geht es mit der PIN am Terminal.',
        en: 'Tap Open in front of the wall and the door springs open. Without a phone, use the PIN at the terminal.',
      },
    ),
    block('faq', { ...HOW_QUESTIONS, isFirstOpen: false }, headed(QUESTIONS)),
    block(
      'contact',
      {
        text: { de: 'Wir sind da, wenn etwas klemmt.', en: 'We are there when something is stuck.' },
        showsRoute: false,
      },
      headed({ de: 'Kontakt', en: 'Contact' }, 'bright'),
    ),
  ],
);

const HOW_IT_WORKS = demoPage(
  'so-gehts',
  { de: 'So geht’s', en: 'How it works' },
  {
    de: 'Fach aussuchen, bezahlen, öffnen: so mieten Sie ein Schließfach bei uns.',
    en: 'Choose a box, pay, open it: how to rent a locker from us.',
  },
  [
    block('steps', HOW_STEPS),
    block('faq', { ...HOW_QUESTIONS, isFirstOpen: true }, headed(QUESTIONS, 'bright')),
    block('buttons', {
      align: 'center',
      buttons: [{ text: { de: 'Fach finden', en: 'Find a box' }, link: '/', look: 'primary' }],
    }),
  ],
);

const NETWORK_CONTACT = demoPage(
  'kontakt',
  CONTACT,
  {
    de: 'Fragen zu Fächern, verlorene Dinge, Anfragen für viele Fächer: so erreichen Sie uns.',
    en: 'Questions about boxes, things left behind, many boxes at once: how to reach us.',
  },
  [
    block('contact-form', {
      text: {
        de: 'Etwas im Fach vergessen, viele Fächer für eine Veranstaltung, ein Wunsch? Schreiben Sie uns. Klemmt gerade eine Tür, rufen Sie bitte an.',
        deDu: 'Etwas im Fach vergessen, viele Fächer für eine Veranstaltung, ein Wunsch? Schreib uns. Klemmt gerade eine Tür, ruf bitte an.',
        en: 'Left something in a box, many boxes for an event, a wish? Write to us. If a door is stuck right now, please call.',
      },
      elements: [
        asked('choice', { de: 'Worum geht es?', en: 'What is it about?' }, true, [
          { de: 'Vergessene oder verlorene Dinge', en: 'Things left behind or lost' },
          { de: 'Frage zu einer Miete', en: 'A question about a rental' },
          { de: 'Viele Fächer auf einmal', en: 'Many boxes at once' },
          { de: 'Etwas anderes', en: 'Something else' },
        ]),
        asked('short', NAME, true),
        asked('email', MAIL, true),
        asked('phone', { de: 'Telefon', en: 'Phone' }, false),
        asked('long', MESSAGE, true),
      ],
      action: { de: 'Nachricht senden', en: 'Send message' },
      privacy: PRIVACY,
      thanks: {
        de: 'Wir antworten an Werktagen innerhalb von 24 Stunden.',
        en: 'We answer within 24 hours on working days.',
      },
      offersReceipt: true,
    }),
    block(
      'contact',
      {
        text: { de: 'Eilig? Wir sind rund um die Uhr da.', en: 'In a hurry? We are there around the clock.' },
        showsRoute: false,
      },
      headed(
        { de: 'So erreichen Sie uns auch', deDu: 'So erreichst du uns auch', en: 'Other ways to reach us' },
        'bright',
      ),
    ),
  ],
);

/** In the order of the navigation. */
export const NETWORK_PAGES: readonly DemoPage[] = [NETWORK, HOW_IT_WORKS, NETWORK_CONTACT];
