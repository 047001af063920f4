import type { TemplatePage } from '../template-page.ts';

/** The last page of every template: when one is there, a form to write by, and where one is found. */
export const CONTACT_PAGE: TemplatePage = {
  title: 'Kontakt',
  description: 'Adresse, Telefon und Öffnungszeiten.',
  blocks: [
    { kind: 'opening-hours', content: {}, headline: 'Öffnungszeiten', settings: { background: 'bright' } },
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
    {
      kind: 'contact',
      content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
      headline: 'So erreichen Sie uns',
    },
  ],
};
