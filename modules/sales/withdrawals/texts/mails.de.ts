/** What customers read in mails; the browser never needs it. */
export const mailsDe = {
  'withdraw.mail.subject': 'Eingangsbestätigung: Ihr Widerruf vom {date}',
  'withdraw.mail.text':
    'Guten Tag {name},\n\nIhr Widerruf ist am {date} um {time} bei {site} eingegangen.\n\nInhalt Ihrer Erklärung:\nHiermit widerrufe ich den unten genannten Vertrag.\nName: {name}\nE-Mail-Adresse: {email}\nBestellnummer: {orderNumber}\nWiderrufen wird: {subject}\n\nWir prüfen den Widerruf und melden uns bei Ihnen. Bewahren Sie diese E-Mail bitte auf.\n\nHaben Sie das nicht selbst abgeschickt? Dann antworten Sie bitte auf diese E-Mail.',
  'withdraw.mail.bare':
    'Guten Tag,\n\nunter Ihrer E-Mail-Adresse ist am {date} um {time} bei {site} ein Widerruf eingegangen. Zu der genannten Bestellnummer kennen wir diese Adresse nicht; wir prüfen den Widerruf und melden uns.\n\nDen Inhalt der Erklärung mit Datum und Uhrzeit zeigt 24 Stunden lang die folgende Seite. Bitte speichern oder drucken Sie sie.\n\nHaben Sie nichts widerrufen? Dann brauchen Sie nichts zu tun.',
  'withdraw.mail.show': 'Inhalt ansehen',
  'withdraw.answer.subject': 'Zu Ihrem Widerruf (Bestellung {orderNumber})',
  'withdraw.canned.accepted':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Wir zahlen den Betrag bis spätestens {due} über das Zahlungsmittel zurück, mit dem Sie bezahlt haben.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.expired':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist bei uns nach Ablauf der Widerrufsfrist von vierzehn Tagen eingegangen. Deshalb bleibt der Vertrag bestehen. Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.used':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Weil die Miete auf Ihren Wunsch schon begonnen hatte, behalten wir den Anteil für die genutzte Zeit und zahlen den Rest bis spätestens {due} zurück.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.unknown_order':
    'Guten Tag {name},\n\nzur Bestellnummer {orderNumber} finden wir keine Bestellung. Bitte sehen Sie in der Bestellbestätigung nach und schicken Sie uns die richtige Nummer. Für die Frist zählt der Eingang Ihres Widerrufs vom {date}.\n\nFreundliche Grüße\n{site}',
} as const;
