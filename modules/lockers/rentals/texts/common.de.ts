/** Said on pages and in mails alike. */
export const commonDe = {
  'rental.duration.minute_one': '{count} Minute',
  'rental.duration.minute_other': '{count} Minuten',
  'rental.duration.hour_one': '{count} Stunde',
  'rental.duration.hour_other': '{count} Stunden',
  'rental.duration.day_one': '{count} Tag',
  'rental.duration.day_other': '{count} Tage',
  'rental.duration.week_one': '{count} Woche',
  'rental.duration.week_other': '{count} Wochen',
  'rental.overrun_terms.after_grace':
    'Nach dem Ende öffnet sich das Fach {grace} lang ohne Aufpreis. Danach kostet jede angefangene Stunde {rate}, gezählt ab dem gebuchten Ende.',
  'rental.overrun_terms.after_grace_from_its_end':
    'Nach dem Ende öffnet sich das Fach {grace} lang ohne Aufpreis. Danach kostet jede angefangene Stunde {rate}, gezählt ab dem Ende dieser Kulanz.',
  'rental.overrun_terms.example': 'Beispiel: {late} nach dem gebuchten Ende kosten {amount}.',
  'rental.overrun_terms.at_once': 'Nach dem Ende kostet jede angefangene Stunde {rate}, gezählt ab dem gebuchten Ende.',
  'rental.overrun_terms.free': 'Überziehen ist hier kostenlos.',
} as const;
