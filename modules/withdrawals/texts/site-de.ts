/** What customers read, on the pages and in mails. */
export const siteDe = {
  'withdraw.title': 'Vertrag widerrufen',
  'withdraw.lead':
    'Hier widerrufen Sie einen Vertrag, ohne sich anzumelden. Prüfen Sie im zweiten Schritt Ihre Angaben; danach bestätigen wir den Eingang sofort per E-Mail.',
  'withdraw.step.form': 'Angaben',
  'withdraw.step.check': 'Prüfen und bestätigen',
  'withdraw.name': 'Ihr Name',
  'withdraw.email': 'E-Mail-Adresse für die Bestätigung',
  'withdraw.order_number': 'Bestellnummer',
  'withdraw.order_number.help': 'Sie steht in der Bestätigung und auf der Rechnung, zum Beispiel 7K2M-41QX.',
  'withdraw.subject': 'Was widerrufen Sie?',
  'withdraw.subject.help':
    'Nur ausfüllen, wenn Sie einen Teil der Bestellung widerrufen. Gründe müssen Sie nicht nennen.',
  'withdraw.whole_order': 'Die ganze Bestellung',
  'withdraw.next': 'Weiter',
  'withdraw.check': 'Bitte prüfen Sie Ihre Angaben. Erst mit „Widerruf bestätigen“ ist der Widerruf erklärt.',
  'withdraw.statement': 'Hiermit widerrufe ich den unten genannten Vertrag.',
  'withdraw.confirm': 'Widerruf bestätigen',
  'withdraw.change': 'Angaben ändern',
  'withdraw.received': 'Ihr Widerruf ist eingegangen',
  'withdraw.received.title': 'Eingangsbestätigung',
  'withdraw.received.what':
    'Wir haben Ihnen diese Bestätigung an {email} geschickt. Wir prüfen den Widerruf und melden uns. Eine Kopie dieser Seite können Sie ausdrucken.',
  'withdraw.received_at': 'Eingegangen am',
  'withdraw.policy': 'Widerrufsbelehrung lesen',
  'withdraw.home': 'Zur Startseite',
  'withdraw.mail.subject': 'Eingangsbestätigung: Ihr Widerruf vom {date}',
  'withdraw.mail.text':
    'Guten Tag {name},\n\nIhr Widerruf ist am {date} um {time} bei {site} eingegangen.\n\nInhalt Ihrer Erklärung:\nHiermit widerrufe ich den unten genannten Vertrag.\nName: {name}\nE-Mail-Adresse: {email}\nBestellnummer: {orderNumber}\nWiderrufen wird: {subject}\n\nWir prüfen den Widerruf und melden uns bei Ihnen. Bewahren Sie diese E-Mail bitte auf.\n\nHaben Sie das nicht selbst abgeschickt? Dann antworten Sie bitte auf diese E-Mail.',
  'withdraw.answer.subject': 'Zu Ihrem Widerruf (Bestellung {orderNumber})',
  'withdraw.canned.accepted':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Wir zahlen den Betrag bis spätestens {due} über das Zahlungsmittel zurück, mit dem Sie bezahlt haben.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.expired':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist bei uns nach Ablauf der Widerrufsfrist von vierzehn Tagen eingegangen. Deshalb bleibt der Vertrag bestehen. Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.used':
    'Guten Tag {name},\n\nIhr Widerruf vom {date} zur Bestellung {orderNumber} ist wirksam. Weil die Miete auf Ihren Wunsch schon begonnen hatte, behalten wir den Anteil für die genutzte Zeit und zahlen den Rest bis spätestens {due} zurück.\n\nFreundliche Grüße\n{site}',
  'withdraw.canned.unknown_order':
    'Guten Tag {name},\n\nzur Bestellnummer {orderNumber} finden wir keine Bestellung. Bitte sehen Sie in der Bestellbestätigung nach und schicken Sie uns die richtige Nummer. Für die Frist zählt der Eingang Ihres Widerrufs vom {date}.\n\nFreundliche Grüße\n{site}',
  'withdrawal.page_gone':
    'Diese Seite gibt es nicht mehr. Haben Sie den Widerruf noch nicht bestätigt, füllen Sie das Formular bitte noch einmal aus.',
  'withdrawal.too_many':
    'Zu dieser E-Mail-Adresse sind gerade mehrere Widerrufe eingegangen. Versuchen Sie es bitte in einer Stunde noch einmal oder schreiben Sie uns.',
} as const;
