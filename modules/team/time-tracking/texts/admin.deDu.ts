import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.time_log.info':
    'Deine Projekte: Zeit starten und stoppen. Die Prozente zeigen, wie weit das Budget des Monats verbraucht ist.',
  'field.time_amount': 'Gib einen Betrag wie 45,50 ein.',
  'time_log.already_running': 'Es läuft schon eine Zeit. Stoppe diese zuerst.',
  'time_log.not_described': 'Beschreibe kurz, woran du gearbeitet hast.',
  'time_log.too_long': 'Ein Eintrag umfasst höchstens 24 Stunden. Teile ihn auf.',
  'time_sheet.running': 'In diesem Monat läuft noch eine Zeit. Stoppe diese zuerst.',
  'time_log.empty.manager': 'Lege ein Projekt an, dann kann das Team Zeiten darauf erfassen.',
  'time_log.empty.others': 'Sobald die Leitung ein Projekt anlegt, kannst du Zeiten darauf erfassen.',
  'time_log.bad_time': 'Gib Tag und Uhrzeit an, zum Beispiel 14.11.2026, 09:30.',
  'time_log.no_logs': 'In diesem Monat hast du hier nichts erfasst.',
  'time_log.own': 'Deine Zeiten',
  'time_log.own_sum': '{time} Std. von dir',
  'time_week.about':
    'Zieh über freie Stunden, um eine Zeit nachzutragen. Einträge lassen sich verschieben und am Rand länger oder kürzer ziehen.',
  'time_week.about_touch':
    'Tippe auf eine freie Stunde, um eine Zeit nachzutragen. Halte einen Eintrag kurz gedrückt, um ihn zu verschieben oder am Rand zu ziehen.',
  'time_sheet.submit.text': 'Danach änderst du in diesem Monat nichts mehr, bis die Leitung ihn zurückgibt.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
