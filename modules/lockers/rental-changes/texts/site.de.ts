export const siteDe = {
  'rental.begun':
    'Diese Miete hat bereits begonnen. Sie können sie auf ihrer Seite beenden; nicht genutzte Zeit wird nicht erstattet.',
  'rental.refund_changed': 'Der Erstattungsbetrag hat sich geändert. Bitte prüfen Sie ihn.',
  'cancellation.title': 'Buchung stornieren',
  'cancellation.back': 'Zu meiner Miete',
  'cancellation.box': 'Fach {box}, {location}',
  'cancellation.from': 'Von',
  'cancellation.to': 'Bis',
  'cancellation.paid': 'Bezahlt',
  'cancellation.refund': 'Erstattung',
  'cancellation.what':
    'Kostenlos bis zum Mietbeginn. Die Erstattung erfolgt über die ursprüngliche Zahlungsart und kann einige Tage dauern. Das Fach wird sofort wieder frei; Link und PIN werden ungültig.',
  'cancellation.what_free':
    'Das Fach wird sofort wieder frei; Link und PIN werden ungültig. Es wurde nichts bezahlt, daher entfällt eine Erstattung.',
  'cancellation.confirm': 'Buchung stornieren',
  'cancellation.keep': 'Buchung behalten',
  'cancellation.done': 'Ihre Buchung ist storniert.',
  'cancellation.money_back': 'Wir erstatten {amount} über die ursprüngliche Zahlungsart. Das kann einige Tage dauern.',
  'cancellation.again': 'Neues Fach mieten',
} as const;
