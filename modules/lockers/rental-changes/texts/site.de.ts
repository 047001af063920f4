export const siteDe = {
  'rental.begun':
    'Diese Miete hat schon begonnen. Sie können sie auf ihrer Seite beenden; für nicht genutzte Zeit gibt es kein Geld zurück.',
  'rental.refund_changed':
    'Inzwischen hat sich geändert, was Sie zurückbekommen. Bitte sehen Sie sich den Betrag noch einmal an.',
  'cancellation.title': 'Buchung stornieren',
  'cancellation.back': 'Zu meiner Miete',
  'cancellation.box': 'Fach {box}, {location}',
  'cancellation.from': 'Von',
  'cancellation.to': 'Bis',
  'cancellation.paid': 'Bezahlt',
  'cancellation.refund': 'Sie bekommen zurück',
  'cancellation.what':
    'Bis zum Beginn ist das Stornieren kostenlos. Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben; das kann einige Tage dauern. Das Fach ist sofort wieder für andere frei, Ihr Link und Ihre PIN gelten nicht mehr.',
  'cancellation.what_free':
    'Das Fach ist sofort wieder für andere frei, Ihr Link und Ihre PIN gelten nicht mehr. Bezahlt wurde nichts, also geht auch nichts zurück.',
  'cancellation.confirm': 'Buchung stornieren',
  'cancellation.keep': 'Buchung behalten',
  'cancellation.done': 'Ihre Buchung ist storniert.',
  'cancellation.money_back':
    '{amount} gehen auf dem Weg zurück, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
  'cancellation.again': 'Wieder ein Fach mieten',
} as const;
