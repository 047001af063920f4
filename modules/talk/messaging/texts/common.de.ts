export const commonDe = {
  'message.link_invalid': 'Dieser Link gilt nicht mehr. Ihren Newsletter können Sie auch im Konto abbestellen.',
  'message.unknown': 'Diesen Newsletter gibt es nicht.',
  'message.recipient_unknown': 'Jemanden aus Ihrer Auswahl gibt es nicht mehr. Bitte wählen Sie die Empfänger neu.',
  'message.nobody':
    'Von den gewählten Kunden hat niemand dem Newsletter zugestimmt. Ohne bestätigte Zustimmung darf niemand angeschrieben werden.',
  'message.code_unknown': 'Diese Kürzel kennt der Newsletter nicht: {codes}. Bitte nehmen Sie eines aus der Liste.',
  'message.in_the_past':
    'Der Zeitpunkt liegt in der Vergangenheit. Bitte wählen Sie einen späteren, oder senden Sie gleich.',
  'message.already_started': 'Der Versand hat schon begonnen und läuft zu Ende.',
  'message.already_cancelled': 'Dieser Newsletter wurde schon zurückgenommen.',
  'message_query.unknown': 'Diese gespeicherte Auswahl gibt es nicht.',
  'message_query.name_taken': 'Eine Auswahl mit diesem Namen gibt es schon.',
  'message_query.limit_reached':
    'Mehr als {most} gespeicherte Auswahlen sind nicht möglich. Bitte löschen Sie zuerst eine.',
  'field.message_customers': 'Bitte wählen Sie mindestens einen Kunden.',
  'message.no_own_device':
    'Es gibt noch kein Gerät, auf dem {email} Mitteilungen eingeschaltet hat. Melden Sie sich mit dieser Adresse auf Ihrer Website an und schalten Sie sie im Konto ein.',
  'message.picture_unknown': 'Das Bild gibt es nicht mehr. Bitte wählen Sie ein anderes.',
} as const;
