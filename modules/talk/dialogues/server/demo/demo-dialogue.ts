import type { DialogueContent } from '../../contract.ts';

/** What the customers of a locker network ask most: where their box is, and that it opens. */
const CITY: DialogueContent = {
  name: 'Hilfe am Fach',
  starter: { de: 'Ich brauche Hilfe mit meinem Fach', en: 'I need help with my box' },
  flow: [
    {
      id: 'hallo',
      kind: 'buttons',
      text: {
        de: 'Guten Tag. Ich bin der Assistent von Zeitlager. Worum geht es?',
        deDu: 'Hallo. Ich bin der Assistent von Zeitlager. Worum geht es?',
        en: 'Hello. I am the assistant of Zeitlager. What is it about?',
      },
      options: [
        { id: 'fach', label: { de: 'Mein Fach öffnen', en: 'Open my box' }, goTo: 'stand' },
        { id: 'buchen', label: { de: 'Ein Fach buchen', en: 'Book a box' }, goTo: 'buchung' },
        { id: 'mensch', label: { de: 'Mit einem Menschen sprechen', en: 'Talk to a person' }, goTo: 'mensch' },
      ],
    },
    { id: 'stand', kind: 'status', text: {} },
    { id: 'hat', kind: 'condition', when: { of: 'stand', is: 'one_of', values: ['rental'] }, goTo: 'oeffnen' },
    {
      id: 'keine',
      kind: 'text',
      text: {
        de: 'In diesem Browser kenne ich keine Miete. Mit dem Link aus Ihrer E-Mail öffnen Sie Ihr Fach.',
        deDu: 'In diesem Browser kenne ich keine Miete. Mit dem Link aus deiner E-Mail öffnest du dein Fach.',
        en: 'I know no rental in this browser. The link in your e-mail opens your box.',
      },
    },
    { id: 'weiter', kind: 'jump', goTo: 'mensch' },
    {
      id: 'oeffnen',
      kind: 'open',
      text: {
        de: 'Stehen Sie vor dem Fach? Dann öffne ich es jetzt.',
        deDu: 'Stehst du vor dem Fach? Dann öffne ich es jetzt.',
        en: 'Are you in front of the box? Then I open it now.',
      },
    },
    {
      id: 'gut',
      kind: 'buttons',
      text: { de: 'Hat alles geklappt?', en: 'Did everything work?' },
      options: [
        { id: 'ja', label: { de: 'Ja, danke', en: 'Yes, thank you' }, goTo: 'ende' },
        { id: 'nein', label: { de: 'Nein, bitte helfen', en: 'No, please help' }, goTo: 'mensch' },
      ],
    },
    {
      id: 'buchung',
      kind: 'book',
      where: 'boxes',
      text: {
        de: 'Hier sehen Sie, wo Fächer frei sind:',
        deDu: 'Hier siehst du, wo Fächer frei sind:',
        en: 'Here you see where boxes are free:',
      },
    },
    { id: 'fertig', kind: 'jump', goTo: 'ende' },
    {
      id: 'mensch',
      kind: 'person',
      text: {
        de: 'Ich verbinde Sie mit unserem Team. Bitte beschreiben Sie kurz Ihr Anliegen.',
        deDu: 'Ich verbinde dich mit unserem Team. Bitte beschreibe kurz dein Anliegen.',
        en: 'I am getting somebody from the team. Please write what it is about.',
      },
    },
    { id: 'ende', kind: 'text', text: { de: 'Gern geschehen. Bis bald.', en: 'You are welcome. See you soon.' } },
  ],
};

const TRATTORIA: DialogueContent = {
  name: 'Fragen an die Trattoria',
  starter: { de: 'Ich habe eine Frage', en: 'I have a question' },
  flow: [
    {
      id: 'hallo',
      kind: 'buttons',
      text: { de: 'Buongiorno. Worum geht es?', en: 'Buongiorno. What is it about?' },
      options: [
        { id: 'stand', label: { de: 'Meine Bestellung', en: 'My order' }, goTo: 'stand' },
        { id: 'tisch', label: { de: 'Etwas bestellen', en: 'Order something' }, goTo: 'bestellen' },
        { id: 'frage', label: { de: 'Etwas anderes', en: 'Something else' }, goTo: 'name' },
      ],
    },
    { id: 'stand', kind: 'status', text: {} },
    { id: 'weiter', kind: 'jump', goTo: 'name' },
    { id: 'bestellen', kind: 'book', where: 'shop', text: { de: 'Unsere Karte:', en: 'Our menu:' } },
    {
      id: 'name',
      kind: 'input',
      check: 'text',
      keepAs: 'name',
      text: { de: 'Wie heißen Sie?', deDu: 'Wie heißt du?', en: 'What is your name?' },
    },
    { id: 'mensch', kind: 'person', text: { de: 'Danke. Wir melden uns hier.', en: 'Thank you. We answer here.' } },
  ],
};

/** What is asked of a salon: a time, and what it costs before one has decided. */
const SALON: DialogueContent = {
  name: 'Termin im Salon',
  starter: { de: 'Ich möchte einen Termin', en: 'I would like an appointment' },
  flow: [
    {
      id: 'name',
      kind: 'input',
      check: 'text',
      keepAs: 'name',
      text: {
        de: 'Gern. Auf welchen Namen?',
        en: 'With pleasure. For whom, please?',
      },
    },
    {
      id: 'was',
      kind: 'book',
      where: 'appointments',
      text: {
        de: 'Was dürfen wir für Sie tun? Sie sehen dann gleich, wann etwas frei ist.',
        deDu: 'Was dürfen wir für dich tun? Du siehst dann gleich, wann etwas frei ist.',
        en: 'What may we do for you? You then see at once when there is time.',
      },
    },
    { id: 'mehr', kind: 'condition', when: { of: 'was', is: 'one_of', values: ['none'] }, goTo: 'mensch' },
    { id: 'dank', kind: 'text', text: { de: 'Danke. Wir freuen uns.', en: 'Thank you. See you soon.' } },
    { id: 'ende', kind: 'jump', goTo: 'schluss' },
    {
      id: 'mensch',
      kind: 'person',
      text: { de: 'Dann meldet sich jemand aus dem Team hier.', en: 'Then somebody from the team answers here.' },
    },
    { id: 'schluss', kind: 'text', text: { de: 'Bis bald.', en: 'Goodbye.' } },
  ],
};

/** By the code of the company. */
export const DEMO_DIALOGUES: Readonly<Record<string, DialogueContent>> = {
  zeitlagercity: CITY,
  'trattoria-bella': TRATTORIA,
  'salon-linde': SALON,
};
