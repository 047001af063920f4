import { blockKind } from '@fachwerk/pages/rules/block-kind';
import { SIGN_UP_KIND } from '../../rules/sign-up.ts';

export const newsletterBlock = blockKind({
  kind: SIGN_UP_KIND,
  group: 'contact',
  version: 1,
  fields: {
    title: { type: 'line', max: 120, isUsual: true },
    text: { type: 'prose', max: 600 },
    asksName: { type: 'yes' },
    action: { type: 'line', max: 40, isUsual: true },
    privacy: { type: 'prose', max: 600, isUsual: true },
    thanks: { type: 'prose', max: 400, isUsual: true },
  },
  sample: {
    title: { de: 'Newsletter', en: 'Newsletter' },
    text: {
      de: 'Einmal im Monat: Neues, Termine und Angebote, bevor sie ausverkauft sind.',
      en: 'Once a month: news, dates and offers before they are sold out.',
    },
    asksName: false,
    action: { de: 'Anmelden', en: 'Sign up' },
    privacy: {
      de: 'Mit der Anmeldung willigen Sie ein, unseren Newsletter per E-Mail zu erhalten. Abbestellen können Sie ihn jederzeit über den Link in jeder Ausgabe. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
      deDu: 'Mit der Anmeldung willigst du ein, unseren Newsletter per E-Mail zu erhalten. Abbestellen kannst du ihn jederzeit über den Link in jeder Ausgabe. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
      en: 'By signing up you agree to receive our newsletter by e-mail. You can unsubscribe at any time by the link in each issue. More in our [privacy notice](/shop/datenschutz).',
    },
    thanks: {
      de: 'Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie darin Ihre Anmeldung.',
      deDu: 'Wir haben dir eine E-Mail gesendet. Bitte bestätige darin deine Anmeldung.',
      en: 'We have sent you an e-mail. Please confirm your sign-up in it.',
    },
  },
});
