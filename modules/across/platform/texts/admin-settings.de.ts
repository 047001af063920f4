/** What the settings and the bar above all screens say before the section is there. */
export const adminSettingsDe = {
  'settings.support': 'Support-Zugang',
  'settings.support.about': 'Dem Betreiber der Plattform für eine Weile Einblick geben',
  'standing.suspended': 'Ihre Firma ist seit {since} gesperrt: {reason}. Sie können alles ansehen, aber nichts ändern.',
  'standing.support.read': 'Der Betreiber der Plattform hat bis {until} Support-Zugang (nur lesen).',
  'standing.support.full': 'Der Betreiber der Plattform hat bis {until} Support-Zugang (mit vollen Rechten).',
  'standing.support.end': 'Zugang beenden',
  'standing.visit.read': 'Support bei {company} bis {until}: Sie können alles ansehen, aber nichts ändern.',
  'standing.visit.full':
    'Support bei {company} bis {until}: Was Sie ändern, steht unter Ihrem Namen im Protokoll der Firma.',
  'standing.visit.leave': 'Firma verlassen',
} as const;
