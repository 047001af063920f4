import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'sites.doors': 'Rund um deine Website',
  'sites.no_domain': 'Deine Website ist noch nicht zu erreichen: Es gibt keine aktive Domain.',
  'sites.field.hasChat.help':
    'Jede Seite hat dann unten rechts einen Knopf, über den Besucher dir schreiben. Du antwortest unter Nachrichten.',
  'sites.fonts.sample': 'Schön, dass du da bist. Heute geöffnet bis 18:30 Uhr.',
  'sites.legal.about':
    'Diese Texte sehen deine Kunden. Jede Bestellung merkt sich, welcher Fassung zugestimmt wurde; alte Fassungen bleiben lesbar.',
  'sites.legal.template.about':
    'Das ist unsere Vorlage mit deinen Firmendaten, keine Rechtsberatung. Lass sie prüfen, passe sie an und veröffentliche sie als deine eigene Fassung.',
  'sites.legal.hint.terms': 'Achte auf Vertragspartner, Haftung und Nachzahlung.',
  'sites.legal.hint.privacy': 'Nenne deine Dienstleister: Server, E-Mail, Zahlung, Karte.',
  'sites.legal.hint.withdrawal': 'Der gesetzliche Text. Ändere ihn nur mit gutem Grund.',
  'sites.legal.hint.imprint': 'Vertretungsberechtigte und Register kommen aus den Firmendaten. Prüfe, ob alles da ist.',
  'sites.legal.hint.accessibility': 'Nenne bekannte Barrieren und wie man dich erreicht.',
  'sites.legal.old': 'Du liest Fassung {version}. Sie lässt sich nicht ändern.',

  'step.legal.about':
    'AGB, Datenschutz, Widerruf und Impressum sind vorbereitet. Lies sie und veröffentliche Deine Fassung.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
