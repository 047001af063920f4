import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'news.picture_refused':
    'Dieses Bild kann nicht verwendet werden. Bitte wähle ein JPEG-, PNG-, WebP- oder AVIF-Bild mit höchstens 5 MB und 40 Megapixeln.',
  'news.picture_unknown': 'Das Bild auf Seite {slide} gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  'news.too_many_pictures':
    'Es liegen schon {limit} Bilder bereit. Bitte verwende eines davon, oder versuche es morgen wieder.',

  'dashboard.was_reset': 'Es gilt wieder die Vorgabe deiner Rolle.',
  'dashboard.empty.title': 'Hier ist Platz für deine Module',
  'dashboard.empty.text':
    'Gerade ist kein Modul eingeblendet. Wähle aus, was du nach dem Anmelden als Erstes sehen möchtest.',
  'dashboard.customize.intro':
    'Schalte ein, was du sehen möchtest, und bring es in deine Reihenfolge. Das gilt nur für dich.',
  'dashboard.customize.is_default': 'Zurzeit gilt die Vorgabe deiner Rolle.',
  'news.info':
    'Was es in deinem Haus und im Programm Neues gibt. Wer Neuigkeiten bearbeiten darf, schreibt hier auch eigene.',
  'news.edit.product':
    'Das sind die Neuigkeiten, die mit dem Programm kommen. Sobald du speicherst, sieht deine Firma stattdessen deine eigenen.',
  'news.edit.removed': '„{title}“ ist entfernt. Es gilt, sobald du speicherst.',
  'news.edit.none': 'Ohne eigene Seiten sieht deine Firma die Neuigkeiten des Programms.',
  'news.edit.reset.text':
    'Deine Seiten werden gelöscht. Deine Firma sieht wieder die Neuigkeiten, die mit dem Programm kommen.',
  'news.edit.was_reset': 'Deine Firma sieht wieder die Neuigkeiten des Programms.',

  'news.1.title': 'Dein Team, deine Regeln',
  'news.2.des':
    'Auf den Boards steht, was zu tun ist, wer es übernimmt und bis wann. Zieh eine Karte weiter, sobald es vorangeht.',
  'news.3.des':
    'Deine Kundschaft mietet ein Fach, bezahlt online und öffnet die Tür mit dem Telefon. Du siehst, was gerade offen ist, und hilfst aus der Ferne.',
  'news.5.infoDes': 'Eine laufende Zeit bleibt stehen, wo du sie gestartet hast, auch wenn du das Gerät wechselst.',
  'news.6.infoDes': 'Seiten entstehen aus Bausteinen. Öffnungszeiten, Preise und Bilder pflegst du an einer Stelle.',
  'news.6.title': 'Dein Auftritt, von dir gepflegt',
  'news.7.infoDes': 'Fragen zu einer Bestellung stehen bei der Bestellung. Interne Notizen sieht nur dein Team.',
  'news.7.des':
    'Antworte dort, wo die Frage entsteht. Textbausteine sparen Tipparbeit, und keine Nachricht geht verloren.',

  'welcome.intro':
    'Hier findest du, was heute wichtig ist. Welche Module du siehst und in welcher Reihenfolge, bestimmst du selbst.',
  'welcome.1.19.2': 'Übersicht nach deinem Geschmack: Jede Person ordnet ihre Module selbst an.',
  'welcome.1.19.6': 'Mit Strg K (am Mac ⌘ K) kommst du von überall zu jeder Seite.',
  'welcome.1.10.2': 'Standorte erscheinen in allen Sprachen deiner Kundschaft.',
  'welcome.1.06.1': 'Statistiken zeigen, wie deine Standorte genutzt werden.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
