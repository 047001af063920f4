import { blockKind } from '@fachwerk/pages/rules/block-kind';
import { PRIVACY } from '../contact-form/contact-form-block.ts';
import { asked, FORM_FIELDS, FORM_VERSION, migrateForm } from '../parts/form-fields.ts';

export const callbackBlock = blockKind({
  kind: 'callback',
  group: 'contact',
  version: FORM_VERSION,
  migrate: migrateForm,
  fields: { ...FORM_FIELDS, phone: { type: 'line', max: 120, isUsual: true } },
  sample: {
    text: {
      de: 'Sie möchten lieber sprechen? Wir rufen Sie zurück.',
      deDu: 'Du möchtest lieber sprechen? Wir rufen dich zurück.',
      en: 'You would rather talk? We will call you back.',
    },
    phone: { de: 'Ihre Telefonnummer', deDu: 'Deine Telefonnummer', en: 'Your phone number' },
    elements: [
      asked('short', { de: 'Ihr Name', deDu: 'Dein Name', en: 'Your name' }, { isRequired: true }),
      asked(
        'choice',
        { de: 'Wann passt es am besten?', en: 'When suits you best?' },
        {
          options: [
            { label: { de: 'Vormittags', en: 'In the morning' } },
            { label: { de: 'Nachmittags', en: 'In the afternoon' } },
            { label: { de: 'Am frühen Abend', en: 'In the early evening' } },
          ],
        },
      ),
      asked('short', { de: 'Worum geht es?', en: 'What is it about?' }),
    ],
    action: { de: 'Rückruf anfordern', en: 'Request a call' },
    privacy: PRIVACY,
    thanks: {
      de: 'Danke. Wir rufen Sie zurück.',
      deDu: 'Danke. Wir rufen dich zurück.',
      en: 'Thank you. We will call you back.',
    },
    offersReceipt: false,
    offersNewsletter: false,
  },
});
