import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.begun':
    'Diese Miete hat schon begonnen. Du kannst sie auf ihrer Seite beenden; für nicht genutzte Zeit gibt es kein Geld zurück.',
  'rental.refund_changed':
    'Inzwischen hat sich geändert, was du zurückbekommst. Bitte sieh dir den Betrag noch einmal an.',
  'cancellation.refund': 'Du bekommst zurück',
  'cancellation.what':
    'Bis zum Beginn ist das Stornieren kostenlos. Das Geld geht auf dem Weg zurück, auf dem du bezahlt hast; das kann einige Tage dauern. Das Fach ist sofort wieder für andere frei, dein Link und deine PIN gelten nicht mehr.',
  'cancellation.what_free':
    'Das Fach ist sofort wieder für andere frei, dein Link und deine PIN gelten nicht mehr. Bezahlt wurde nichts, also geht auch nichts zurück.',
  'cancellation.done': 'Deine Buchung ist storniert.',
  'cancellation.money_back': '{amount} gehen auf dem Weg zurück, auf dem du bezahlt hast. Das kann einige Tage dauern.',
};
