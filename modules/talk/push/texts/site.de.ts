export const siteDe = {
  'push.title': 'Push-Nachrichten auf diesem Gerät',
  'push.about':
    'Neuigkeiten von {site} als Push-Nachricht, auch bei geschlossener Seite. Nur tagsüber und jederzeit abschaltbar.',
  'push.on': 'Push-Nachrichten sind auf diesem Gerät eingeschaltet.',
  'push.others': 'Eingeschaltet auf {count} Ihrer Geräte.',
  'push.start': 'Push-Nachrichten einschalten',
  'push.end': 'Push-Nachrichten ausschalten',
  'push.end_all': 'Auf allen Geräten ausschalten',
  'push.denied':
    'Ihr Browser blockiert Push-Nachrichten für diese Seite. Erlauben Sie sie in den Browser-Einstellungen.',
  'push.unable':
    'Dieser Browser unterstützt keine Push-Nachrichten. Auf iPhone und iPad legen Sie die Seite zuerst auf den Home-Bildschirm.',
  'push.failed': 'Push-Nachrichten ließen sich nicht einschalten. Bitte versuchen Sie es erneut.',
  'push.endpoint_refused':
    'Der Push-Dienst dieses Browsers ist nicht bekannt. Bitte verwenden Sie einen anderen Browser.',
  'push.too_many_devices': 'Höchstens zwanzig Geräte sind möglich. Bitte schalten Sie zuerst eines aus.',
} as const;
