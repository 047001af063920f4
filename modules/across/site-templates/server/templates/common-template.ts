import type { TemplatePage } from '../template-page.ts';

/** When one is there, a form to write by, and where one is found. */
export const CONTACT_PAGE: TemplatePage = {
  title: 'Kontakt',
  description: 'Adresse, Telefon und Öffnungszeiten.',
  blocks: [
    {
      kind: 'contact-form',
      content: {
        text: 'Eine Frage, ein Wunsch, ein Lob? Wir antworten meist am selben Tag.',
        elements: [
          { type: 'short', label: 'Ihr Name', isRequired: true },
          { type: 'email', label: 'Ihre E-Mail-Adresse', isRequired: true },
          { type: 'phone', label: 'Telefon' },
          { type: 'long', label: 'Ihre Nachricht', isRequired: true },
        ],
        action: 'Nachricht senden',
        privacy:
          'Wir nutzen Ihre Angaben nur, um Ihnen zu antworten. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
        thanks: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald.',
      },
      headline: 'Schreiben Sie uns',
    },
    { kind: 'opening-hours', content: {}, headline: 'Öffnungszeiten', settings: { background: 'bright' } },
    {
      kind: 'contact',
      content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
      headline: 'So erreichen Sie uns',
    },
  ],
};

export const ABOUT_PAGE: TemplatePage = {
  title: 'Über uns',
  description: 'Wer wir sind und wofür wir stehen.',
  blocks: [
    {
      kind: 'text',
      content: {
        text: 'Erzählen Sie hier, wer Sie sind, seit wann es Sie gibt und was Ihnen wichtig ist. Zwei Absätze genügen.',
        layout: 'large',
      },
    },
    {
      kind: 'team',
      content: {
        people: [
          { name: 'Vorname Name', role: 'Aufgabe', text: 'Ein Satz über diesen Menschen.' },
          { name: 'Vorname Name', role: 'Aufgabe', text: 'Ein Satz über diesen Menschen.' },
          { name: 'Vorname Name', role: 'Aufgabe', text: 'Ein Satz über diesen Menschen.' },
        ],
      },
      headline: 'Wer hier arbeitet',
    },
  ],
};

const services = (description: string, text: string): TemplatePage => ({
  title: 'Leistungen',
  description,
  blocks: [
    { kind: 'text', content: { text, layout: 'large' } },
    { kind: 'appointments', content: {}, headline: 'Leistungen und Preise' },
  ],
});

export const SALON_SERVICES = services(
  'Was wir anbieten und was es kostet.',
  'Nennen Sie hier Ihre Leistungen mit Preisen. Preise stehen immer mit Mehrwertsteuer.',
);
export const WORKSHOP_SERVICES = services(
  'Was wir für Sie tun.',
  'Beschreiben Sie hier Ihre Leistungen, am besten mit Richtpreisen.',
);
export const PRACTICE_SERVICES = services(
  'Was wir untersuchen und behandeln.',
  'Beschreiben Sie hier Ihre Leistungen. Versprechen Sie keine Heilung: Das Heilmittelwerbegesetz erlaubt es nicht.',
);
