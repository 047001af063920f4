export const siteDe = {
  'push.title': 'Mitteilungen auf dieses Gerät',
  'push.about':
    'Neuigkeiten von {site} als kurze Mitteilung, auch wenn die Seite geschlossen ist. Höchstens tagsüber, und jederzeit wieder abzuschalten.',
  'push.on': 'Auf diesem Gerät sind Mitteilungen eingeschaltet.',
  'push.others': 'Eingeschaltet auf {count} Ihrer Geräte.',
  'push.start': 'Mitteilungen einschalten',
  'push.end': 'Mitteilungen ausschalten',
  'push.end_all': 'Auf allen Geräten ausschalten',
  'push.denied':
    'Ihr Browser lässt für diese Seite keine Mitteilungen zu. Das ändern Sie in seinen Einstellungen für diese Seite.',
  'push.unable':
    'Dieser Browser kann keine Mitteilungen empfangen. Auf iPhone und iPad legen Sie die Seite zuerst auf den Home-Bildschirm.',
  'push.failed': 'Die Mitteilungen ließen sich nicht einschalten. Bitte versuchen Sie es noch einmal.',
  'push.endpoint_refused':
    'Der Mitteilungsdienst dieses Browsers ist nicht bekannt. Bitte nehmen Sie einen anderen Browser.',
  'push.too_many_devices': 'Mehr als zwanzig Geräte sind nicht möglich. Bitte schalten Sie zuerst eines aus.',
} as const;
