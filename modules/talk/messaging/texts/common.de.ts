export const commonDe = {
  'message.link_invalid':
    'Dieser Link ist nicht mehr gültig. Den Newsletter können Sie auch in Ihrem Konto abbestellen.',
  'message.unknown': 'Diesen Newsletter gibt es nicht.',
  'message.recipient_unknown': 'Ein Kunde aus Ihrer Auswahl wurde gelöscht. Bitte wählen Sie die Empfänger neu.',
  'message.nobody':
    'Keiner der gewählten Kunden hat dem Newsletter zugestimmt. Der Versand ist nur mit bestätigter Einwilligung erlaubt.',
  'message.code_unknown': 'Unbekannte Kürzel: {codes}. Bitte wählen Sie Kürzel aus der Liste.',
  'message.in_the_past':
    'Der Zeitpunkt liegt in der Vergangenheit. Bitte wählen Sie einen späteren oder senden Sie sofort.',
  'message.already_started': 'Der Versand hat bereits begonnen und lässt sich nicht mehr abbrechen.',
  'message.already_cancelled': 'Der Versand wurde bereits abgebrochen.',
  'message_query.unknown': 'Diese gespeicherte Auswahl gibt es nicht.',
  'message_query.name_taken': 'Dieser Name ist bereits vergeben.',
  'message_query.limit_reached': 'Höchstens {most} gespeicherte Auswahlen sind möglich. Bitte löschen Sie zuerst eine.',
  'field.message_customers': 'Bitte wählen Sie mindestens einen Kunden.',
  'message.no_own_device':
    'Für {email} gibt es kein Gerät mit Push-Nachrichten. Melden Sie sich mit dieser Adresse auf Ihrer Website an und schalten Sie Push-Nachrichten im Konto ein.',
  'message.picture_unknown': 'Das Bild gibt es nicht mehr. Bitte wählen Sie ein anderes.',
} as const;
