export const adminDe = {
  'capability.mailbox.read': 'Ausgegangene E-Mails lesen',
  'mail.unknown': 'Diese E-Mail gibt es nicht.',

  'mailbox.title': 'Postausgang',
  'mailbox.recipient': 'Empfänger',
  'mailbox.subject': 'Betreff',
  'mailbox.at': 'Wann',
  'mailbox.state': 'Stand',
  'mailbox.sent': 'Versendet',
  'mailbox.here': 'Nur hier',
  'mailbox.no_subject': 'Ohne Betreff',
  'mailbox.csv': 'postausgang',
  'mailbox.empty.title': 'Noch keine E-Mails',
  'mailbox.empty.text':
    'Sobald das Programm jemandem schreibt, etwa eine Einladung oder einen Link für ein neues Passwort, steht die E-Mail hier.',
  'mailbox.empty.action': 'Jemanden einladen',
  'mailbox.note.title': 'Die neuesten E-Mails liegen nur hier',
  'mailbox.note.text':
    'Ohne Mail-Server verlässt keine E-Mail das Haus. Öffnen Sie eine E-Mail, um ihren Link zu kopieren und selbst weiterzugeben. Damit Ihre E-Mails versendet werden, tragen Sie in der Konfiguration des Servers {smtp} und {from} ein und starten ihn neu.',
  'mailbox.to': 'An {recipient}',
  'mailbox.sent_at': 'Versendet am {at}',
  'mailbox.here.about':
    'Diese E-Mail ist noch nicht versendet. Ohne Mail-Server bleibt sie hier liegen; mit einem geht sie in den nächsten Minuten hinaus.',
  'mailbox.links_one': 'Link in dieser E-Mail',
  'mailbox.links_other': 'Links in dieser E-Mail',
  'mailbox.link.copy': 'Link kopieren',
  'mailbox.link.open': 'Link öffnen',
  'mailbox.new_tab': 'öffnet in einem neuen Tab',
  'mailbox.text': 'Text',
  'mailbox.text.copy': 'Text kopieren',
  'mailbox.withheld.title': 'Der Text ist vertraulich',
  'mailbox.withheld.text':
    'In dieser E-Mail stand ein Link, der nur die angeschriebene Person angeht. Mit Mail-Server zeigen wir ihn niemand anderem, und nach dem Versand löschen wir ihn. Ist die E-Mail nicht angekommen, schicken Sie eine neue Einladung oder fordern ein neues Passwort an.',
} as const;
