export const siteDeDu = {
  'push.others': 'Eingeschaltet auf {count} deiner Geräte.',
  'push.denied':
    'Dein Browser lässt für diese Seite keine Mitteilungen zu. Das änderst du in seinen Einstellungen für diese Seite.',
  'push.unable':
    'Dieser Browser kann keine Mitteilungen empfangen. Auf iPhone und iPad leg die Seite zuerst auf den Home-Bildschirm.',
  'push.failed': 'Die Mitteilungen ließen sich nicht einschalten. Bitte versuch es noch einmal.',
  'push.endpoint_refused': 'Der Mitteilungsdienst dieses Browsers ist nicht bekannt. Bitte nimm einen anderen Browser.',
  'push.too_many_devices': 'Mehr als zwanzig Geräte sind nicht möglich. Bitte schalt zuerst eines aus.',
} as const;
