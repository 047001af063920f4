import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'news.picture_refused':
    'Dieses Bild ist nicht verwendbar. Bitte wähle ein JPEG-, PNG-, WebP- oder AVIF-Bild mit höchstens 5 MB und 40 Megapixeln.',
  'news.picture_unknown': 'Das Bild auf Seite {slide} gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  'news.too_many_pictures':
    '{limit} unbenutzte Bilder sind vorhanden. Bitte verwende eines davon oder versuche es morgen noch einmal.',

  'dashboard.was_reset': 'Die Vorgabe deiner Rolle ist wiederhergestellt.',
  'dashboard.empty.text': 'Wähle die Module deiner Übersicht.',
  'dashboard.customize.intro': 'Module einschalten und sortieren. Gilt nur für dich.',
  'dashboard.customize.intro_phone': 'Module einschalten und sortieren. Gilt nur für dich, auf Smartphones.',
  'dashboard.customize.is_default': 'Es gilt die Vorgabe deiner Rolle.',
  'news.info': 'Neuigkeiten aus deiner Firma und zum Programm. Eigene Beiträge sind mit dem passenden Recht möglich.',
  'news.edit.product': 'Mitgelieferte Neuigkeiten. Nach dem Speichern zeigt die Übersicht stattdessen deine eigenen.',
  'news.edit.reset.text': 'Deine Seiten werden gelöscht. Die Übersicht zeigt wieder die mitgelieferten Neuigkeiten.',

  'news.1.title': 'Dein Team, deine Regeln',
  'news.2.des': 'Boards zeigen Aufgaben mit Zuständigkeit und Termin. Zieh Karten in die nächste Spalte.',
  'news.3.des':
    'Kunden mieten ein Fach, bezahlen online und öffnen die Tür mit dem Telefon. Du siehst den Zustand jedes Fachs und hilfst aus der Ferne.',
  'news.6.infoDes': 'Seiten bestehen aus Bausteinen. Öffnungszeiten, Preise und Bilder pflegst du an einer Stelle.',
  'news.6.title': 'Deine Website, selbst gepflegt',
  'news.7.infoDes':
    'Nachrichten zu einer Bestellung erscheinen bei der Bestellung. Interne Notizen sieht nur dein Team.',
  'news.7.des': 'Antworte direkt an der Bestellung. Textbausteine sparen Zeit.',

  'welcome.intro': 'Deine Übersicht für den Tag. Module und Reihenfolge legst du selbst fest.',
  'welcome.1.10.2': 'Standorte erscheinen in allen Sprachen deiner Kunden.',
  'welcome.1.06.1': 'Statistiken zur Nutzung deiner Standorte.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
