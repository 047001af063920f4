export const commonDeDu = {
  'message.link_invalid': 'Dieser Link gilt nicht mehr. Deinen Newsletter kannst du auch im Konto abbestellen.',
  'message.recipient_unknown': 'Jemanden aus deiner Auswahl gibt es nicht mehr. Bitte wähl die Empfänger neu.',
  'message.code_unknown': 'Diese Kürzel kennt der Newsletter nicht: {codes}. Bitte nimm eines aus der Liste.',
  'message.in_the_past': 'Der Zeitpunkt liegt in der Vergangenheit. Bitte wähl einen späteren, oder sende gleich.',
  'message_query.limit_reached': 'Mehr als {most} gespeicherte Auswahlen sind nicht möglich. Bitte lösch zuerst eine.',
  'field.message_customers': 'Bitte wähl mindestens einen Kunden.',
  'message.no_own_device':
    'Es gibt noch kein Gerät, auf dem {email} Mitteilungen eingeschaltet hat. Melde dich mit dieser Adresse auf deiner Website an und schalte sie im Konto ein.',
  'message.picture_unknown': 'Das Bild gibt es nicht mehr. Bitte wähl ein anderes.',
} as const;
