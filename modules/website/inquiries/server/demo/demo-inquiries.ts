import type { Language } from '@fachwerk/base/language';
import type { Answer, InquiryKind } from '../../contract.ts';

type DemoInquiry = {
  readonly kind: InquiryKind;
  readonly hoursAgo: number;
  readonly language: Language;
  readonly answers: Answer[];
  readonly note: string;
  readonly isDone: boolean;
};

function message(name: string, email: string, text: string, phone = ''): Answer[] {
  return [
    { label: 'Ihr Name', type: 'short', value: name },
    { label: 'Ihre E-Mail-Adresse', type: 'email', value: email },
    ...(phone ? [{ label: 'Telefon', type: 'phone' as const, value: phone }] : []),
    { label: 'Ihre Nachricht', type: 'long', value: text },
  ];
}

function callback(name: string, phone: string, when: string, about: string): Answer[] {
  return [
    { label: 'Ihre Telefonnummer', type: 'phone', value: phone },
    { label: 'Ihr Name', type: 'short', value: name },
    { label: 'Wann passt es am besten?', type: 'choice', value: when },
    { label: 'Worum geht es?', type: 'short', value: about },
  ];
}

const open = { note: '', isDone: false, language: 'de' } as const;

/** By the code of the company; the oldest first. */
export const DEMO_INQUIRIES: Readonly<Record<string, readonly DemoInquiry[]>> = {
  'trattoria-bella': [
    {
      ...open,
      kind: 'contact',
      hoursAgo: 74,
      isDone: true,
      note: 'Tisch 6 am Fenster, steht im Kalender.',
      answers: message(
        'Marlene Krüger',
        'marlene.krueger@kunde.example',
        'Guten Tag, haben Sie am Freitag um 19 Uhr noch einen Tisch für sechs Personen? Zwei von uns essen vegan.',
      ),
    },
    {
      ...open,
      kind: 'callback',
      hoursAgo: 5,
      answers: callback('Henning Voss', '0221 5550184', 'Nachmittags', 'Firmenessen im Dezember, etwa 30 Gäste'),
    },
    {
      ...open,
      kind: 'contact',
      hoursAgo: 2,
      answers: message(
        'Aylin Demir',
        'aylin.demir@kunde.example',
        'Ich habe gestern meinen blauen Schal bei Ihnen vergessen. Hat ihn jemand gefunden?\n\nHerzliche Grüße\nAylin Demir',
        '0151 5550139',
      ),
    },
  ],
  zeitlagercity: [
    {
      ...open,
      kind: 'contact',
      hoursAgo: 51,
      isDone: true,
      note: 'Angebot geschickt.',
      answers: message(
        'Jonas Weidner',
        'j.weidner@agentur.example',
        'Wir richten im Mai einen Kongress aus und brauchen für drei Tage etwa 40 Fächer nahe am Hauptbahnhof. Geht das?',
        '030 5550127',
      ),
    },
    {
      ...open,
      kind: 'contact',
      hoursAgo: 3,
      language: 'en',
      answers: message(
        'Emily Carter',
        'emily.carter@traveller.example',
        'Hello, I left my umbrella in box 12 this morning. Could you check, please? I am in town until Sunday.',
      ),
    },
    {
      ...open,
      kind: 'contact',
      hoursAgo: 1,
      answers: message(
        'Sabine Lorenz',
        'sabine.lorenz@kunde.example',
        'Passt ein Kinderwagen in ein Fach der Größe L? Zusammengeklappt ist er 95 cm lang.',
      ),
    },
  ],
};
