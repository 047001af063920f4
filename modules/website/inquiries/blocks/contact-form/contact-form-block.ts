import { blockKind } from '@fachwerk/pages/rules/block-kind';
import { asked, FORM_FIELDS, FORM_VERSION, migrateForm } from '../parts/form-fields.ts';

/** What every form begins with. */
export const PRIVACY = {
  de: 'Wir nutzen Ihre Angaben nur, um Ihnen zu antworten. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
  deDu: 'Wir nutzen deine Angaben nur, um dir zu antworten. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
  en: 'We use what you write only to answer you. More in our [privacy notice](/shop/datenschutz).',
};

export const contactFormBlock = blockKind({
  kind: 'contact-form',
  group: 'contact',
  version: FORM_VERSION,
  migrate: migrateForm,
  fields: FORM_FIELDS,
  sample: {
    text: {
      de: 'Schreiben Sie uns. Wir antworten meist am selben Tag.',
      deDu: 'Schreib uns. Wir antworten meist am selben Tag.',
      en: 'Write to us. We usually answer the same day.',
    },
    elements: [
      asked('short', { de: 'Ihr Name', deDu: 'Dein Name', en: 'Your name' }, { isRequired: true }),
      asked(
        'email',
        { de: 'Ihre E-Mail-Adresse', deDu: 'Deine E-Mail-Adresse', en: 'Your e-mail address' },
        { isRequired: true },
      ),
      asked('phone', { de: 'Telefon', en: 'Phone' }),
      asked('long', { de: 'Ihre Nachricht', deDu: 'Deine Nachricht', en: 'Your message' }, { isRequired: true }),
    ],
    action: { de: 'Nachricht senden', en: 'Send message' },
    privacy: PRIVACY,
    thanks: {
      de: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald.',
      deDu: 'Vielen Dank für deine Nachricht. Wir melden uns bald.',
      en: 'Thank you for your message. We will get back to you soon.',
    },
    offersReceipt: true,
    offersNewsletter: false,
  },
});
