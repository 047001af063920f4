import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'sites.doors': 'Rund um deine Website',
  'sites.no_domain': 'Deine Website ist nicht erreichbar: Es gibt keine aktive Domain.',
  'sites.field.hasChat.help':
    'Auf jeder Seite erscheint unten rechts eine Schaltfläche, über die Besucher dir schreiben. Du antwortest unter Nachrichten.',
  'sites.fonts.sample': 'Schön, dass du da bist. Heute geöffnet bis 18:30 Uhr.',
  'sites.legal.about':
    'Diese Texte sehen deine Kunden. Zu jeder Bestellung wird die Fassung gespeichert, der zugestimmt wurde; alte Fassungen bleiben lesbar.',
  'sites.legal.template.about':
    'Unsere Vorlage mit deinen Firmendaten, keine Rechtsberatung. Lass sie prüfen, passe sie an und veröffentliche sie als deine eigene Fassung.',
  'sites.legal.hint.terms': 'Achte auf Vertragspartner, Haftung und Nachzahlung.',
  'sites.legal.hint.privacy': 'Nenne deine Dienstleister: Server, E-Mail, Zahlung, Karte.',
  'sites.legal.hint.withdrawal': 'Gesetzlicher Text. Ändere ihn nur nach rechtlicher Prüfung.',
  'sites.legal.hint.imprint':
    'Vertretungsberechtigte und Register kommen aus den Firmendaten. Prüfe, ob alle Angaben vorhanden sind.',
  'sites.legal.hint.accessibility': 'Nenne bekannte Barrieren und deine Kontaktdaten.',

  'step.legal.about':
    'AGB, Datenschutz, Widerruf und Impressum sind vorbereitet. Prüfe die Texte und veröffentliche Deine Fassung.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
