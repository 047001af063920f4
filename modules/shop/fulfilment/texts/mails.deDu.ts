import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.fulfilment.greeting': 'Hallo {name},',
  'mail.fulfilment.accepted_brought.subject': 'Deine Bestellung {number} kommt gegen {time}',
  'mail.fulfilment.accepted_brought.text':
    '{company} hat deine Bestellung {number} angenommen. Sie kommt gegen {time}.',
  'mail.fulfilment.accepted_brought.label': 'Bei dir gegen',
  'mail.fulfilment.accepted_fetched.subject': 'Deine Bestellung {number} ist gegen {time} fertig',
  'mail.fulfilment.accepted_fetched.text':
    '{company} hat deine Bestellung {number} angenommen. Sie ist gegen {time} abholbereit.',
  'mail.fulfilment.accepted_sent.subject': 'Deine Bestellung {number} ist angenommen',
  'mail.fulfilment.accepted_sent.text':
    '{company} hat deine Bestellung {number} angenommen und bereitet den Versand vor.',
  'mail.fulfilment.ready.subject': 'Deine Bestellung {number} ist abholbereit',
  'mail.fulfilment.ready.text': 'Deine Bestellung {number} ist bei {company} abholbereit.',
  'mail.fulfilment.on_way.subject': 'Deine Bestellung {number} ist unterwegs',
  'mail.fulfilment.on_way.text': 'Deine Bestellung {number} von {company} ist unterwegs zu dir.',
  'mail.fulfilment.on_way.label': 'Bei dir gegen',
  'mail.fulfilment.sent.subject': 'Deine Bestellung {number} ist verschickt',
  'mail.fulfilment.sent.text': '{company} hat deine Bestellung {number} verschickt.',
  'mail.fulfilment.refused.subject': 'Deine Bestellung {number} wurde nicht angenommen',
  'mail.fulfilment.refused.text': '{company} kann deine Bestellung {number} nicht annehmen.',
  'mail.fulfilment.money_back':
    'Wir erstatten dir {amount} über die ursprüngliche Zahlungsart. Das dauert meist wenige Tage.',
  'mail.fulfilment.nothing_paid': 'Es wurde nichts abgebucht. Du musst nichts weiter tun.',
  'mail.fulfilment.phone': 'Fragen? Ruf uns an: {phone}',
  'mail.fulfilment.tracked.subject': 'Sendung deiner Bestellung {number}',
  'mail.fulfilment.tracked.text': 'Die Sendungsnummer deiner Bestellung {number} von {company}:',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
