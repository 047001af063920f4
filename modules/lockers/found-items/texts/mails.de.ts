export const mailsDe = {
  'mail.rental.found_item.subject': 'Fundsache aus Fach {box} in {location}',
  'mail.rental.found_item.text':
    'Guten Tag {name},\n\nnach Ihrer Miete von Fach {box} in {location} wurde dort etwas gefunden. Wir bewahren es bis {until} auf.\n\nGehört es Ihnen? Dann antworten Sie auf diese E-Mail und beschreiben Sie den Gegenstand.',
  'mail.rental.found_item.button': 'Zu meiner Miete',
} as const;
