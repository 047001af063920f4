import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'withdraw.mail.subject': 'Eingangsbestätigung: Dein Widerruf vom {date}',
  'withdraw.mail.text':
    'Hallo {name},\n\ndein Widerruf ist am {date} um {time} bei {site} eingegangen.\n\nInhalt deiner Erklärung:\nHiermit widerrufe ich den unten genannten Vertrag.\nName: {name}\nE-Mail-Adresse: {email}\nBestellnummer: {orderNumber}\nWiderrufen wird: {subject}\n\nWir prüfen den Widerruf und melden uns bei dir. Bewahre diese E-Mail bitte auf.\n\nHast du das nicht selbst abgeschickt? Dann antworte bitte auf diese E-Mail.',
  'withdraw.mail.bare':
    'Hallo,\n\nunter deiner E-Mail-Adresse ist am {date} um {time} bei {site} ein Widerruf eingegangen. Zu der genannten Bestellnummer kennen wir diese Adresse nicht; wir prüfen den Widerruf und melden uns.\n\nDen Inhalt der Erklärung mit Datum und Uhrzeit zeigt 24 Stunden lang die folgende Seite. Bitte speichere oder drucke sie.\n\nHast du nichts widerrufen? Dann brauchst du nichts zu tun.',
  'withdraw.answer.subject': 'Zu deinem Widerruf (Bestellung {orderNumber})',
  'withdraw.canned.accepted':
    'Hallo {name},\n\ndein Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Wir zahlen den Betrag bis spätestens {due} über das Zahlungsmittel zurück, mit dem du bezahlt hast.\n\nViele Grüße\n{site}',
  'withdraw.canned.expired':
    'Hallo {name},\n\ndein Widerruf vom {date} zur Bestellung {orderNumber} ist bei uns nach Ablauf der Widerrufsfrist von vierzehn Tagen eingegangen. Deshalb bleibt der Vertrag bestehen. Hast du Fragen dazu, antworte einfach auf diese E-Mail.\n\nViele Grüße\n{site}',
  'withdraw.canned.used':
    'Hallo {name},\n\ndein Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Weil die Miete auf deinen Wunsch schon begonnen hatte, behalten wir den Anteil für die genutzte Zeit und zahlen den Rest bis spätestens {due} zurück.\n\nViele Grüße\n{site}',
  'withdraw.canned.unknown_order':
    'Hallo {name},\n\nzur Bestellnummer {orderNumber} finden wir keine Bestellung. Bitte sieh in der Bestellbestätigung nach und schick uns die richtige Nummer. Für die Frist zählt der Eingang deines Widerrufs vom {date}.\n\nViele Grüße\n{site}',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
