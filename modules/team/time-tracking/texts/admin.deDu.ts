import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.time_log.info': 'Deine Projekte: Zeit starten und stoppen. Der Prozentwert zeigt das verbrauchte Monatsbudget.',
  'field.time_amount': 'Gib einen Betrag wie 45,50 ein.',
  'time_log.already_running': 'Es läuft bereits eine Zeit. Stoppe diese zuerst.',
  'time_log.not_described': 'Beschreibe kurz deine Tätigkeit.',
  'time_log.too_long': 'Ein Eintrag umfasst höchstens 24 Stunden. Teile ihn auf.',
  'time_sheet.running': 'In diesem Monat läuft eine Zeit. Stoppe diese zuerst.',
  'time_log.empty.manager':
    'Lege ein Projekt an, auf das dein Team Zeiten erfasst: eine Baustelle, einen Kunden oder einen Bereich. Für reine Arbeitszeiten genügt ein gemeinsames Projekt.',
  'time_log.empty.others': 'Zeiten erfasst du, sobald die Leitung ein Projekt angelegt hat.',
  'time_log.bad_time': 'Gib Tag und Uhrzeit an, zum Beispiel 14.11.2026, 09:30.',
  'time_log.own': 'Deine Zeiten',
  'time_week.about':
    'Zieh über freie Stunden, um eine Zeit nachzutragen. Einträge lassen sich verschieben und am Rand länger oder kürzer ziehen.',
  'time_week.about_touch':
    'Tippe auf eine freie Stunde, um eine Zeit nachzutragen. Halte einen Eintrag kurz gedrückt, um ihn zu verschieben oder am Rand zu ziehen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
