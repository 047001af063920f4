export const commonDeDu = {
  'message.link_invalid':
    'Dieser Link ist nicht mehr gültig. Den Newsletter kannst du auch in deinem Konto abbestellen.',
  'message.recipient_unknown': 'Ein Kunde aus deiner Auswahl wurde gelöscht. Bitte wähle die Empfänger neu.',
  'message.code_unknown': 'Unbekannte Kürzel: {codes}. Bitte wähle Kürzel aus der Liste.',
  'message.in_the_past': 'Der Zeitpunkt liegt in der Vergangenheit. Bitte wähle einen späteren oder sende sofort.',
  'message_query.limit_reached': 'Höchstens {most} gespeicherte Auswahlen sind möglich. Bitte lösche zuerst eine.',
  'field.message_customers': 'Bitte wähle mindestens einen Kunden.',
  'message.no_own_device':
    'Für {email} gibt es kein Gerät mit Push-Nachrichten. Melde dich mit dieser Adresse auf deiner Website an und schalte Push-Nachrichten im Konto ein.',
  'message.picture_unknown': 'Das Bild gibt es nicht mehr. Bitte wähle ein anderes.',
} as const;
