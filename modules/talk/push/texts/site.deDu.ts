export const siteDeDu = {
  'push.others': 'Eingeschaltet auf {count} deiner Geräte.',
  'push.denied': 'Dein Browser blockiert Push-Nachrichten für diese Seite. Erlaube sie in den Browser-Einstellungen.',
  'push.unable':
    'Dieser Browser unterstützt keine Push-Nachrichten. Auf iPhone und iPad leg die Seite zuerst auf den Home-Bildschirm.',
  'push.failed': 'Push-Nachrichten ließen sich nicht einschalten. Bitte versuche es erneut.',
  'push.endpoint_refused': 'Der Push-Dienst dieses Browsers ist nicht bekannt. Bitte verwende einen anderen Browser.',
  'push.too_many_devices': 'Höchstens zwanzig Geräte sind möglich. Bitte schalte zuerst eines aus.',
} as const;
