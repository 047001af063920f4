/** What the settings and the bar above all screens say before the section is there. */
export const adminSettingsDe = {
  'settings.support': 'Support-Zugang',
  'settings.support.about': 'Zugang für den Betreiber der Plattform auf Zeit',
  'standing.suspended': 'Ihre Firma ist seit {since} gesperrt: {reason}. Änderungen sind nicht möglich.',
  'standing.support.read': 'Der Betreiber der Plattform hat bis {until} Support-Zugang (nur lesen).',
  'standing.support.full': 'Der Betreiber der Plattform hat bis {until} Support-Zugang (mit vollen Rechten).',
  'standing.support.end': 'Zugang beenden',
  'standing.visit.read': 'Support bei {company} bis {until}: nur lesen.',
  'standing.visit.full': 'Support bei {company} bis {until}: Ihre Änderungen werden mit Ihrem Namen protokolliert.',
  'standing.visit.leave': 'Firma verlassen',
} as const;
