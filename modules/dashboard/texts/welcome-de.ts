/** The release notes on the dashboard (spec §1: v1.06 to v1.12), newest first; `rules/releases.ts` says how many points each has. */
export const welcomeDe = {
  'welcome.title': 'Willkommen bei Fachwerk',
  'welcome.intro':
    'Hier finden Sie, was heute wichtig ist. Welche Module Sie sehen und in welcher Reihenfolge, bestimmen Sie selbst.',
  'welcome.news': 'Was ist neu?',
  'welcome.version': 'Version {version}',
  'welcome.versionOn': 'Version {version} vom {date}',
  'welcome.older': 'Frühere Versionen zeigen',
  'welcome.fewer': 'Frühere Versionen ausblenden',
  'welcome.1.19.1':
    'Neue Oberfläche: schneller, ruhiger, hell oder dunkel, am Telefon so gut wie am großen Bildschirm.',
  'welcome.1.19.2': 'Übersicht nach Ihrem Geschmack: Jede Person ordnet ihre Module selbst an.',
  'welcome.1.19.3':
    'Benutzer und Rollen: anlegen, einladen, Rollen vergeben, deaktivieren. Was jede Rolle darf, steht in den Einstellungen.',
  'welcome.1.19.4':
    'Sicher angemeldet: zweiter Faktor mit Einmalcodes, Liste der eigenen Sitzungen, „Überall abmelden“.',
  'welcome.1.19.5': 'Protokoll: Bei jedem Benutzer steht, wer wann was geändert hat.',
  'welcome.1.19.6': 'Mit Strg K (am Mac ⌘ K) kommen Sie von überall zu jeder Seite.',
  'welcome.1.19.7': 'Schließfächer: Jede Wand in Echtzeit, mit Türen, Batterien und der Wiedergabe der letzten Tage.',
  'welcome.1.19.8': 'Meldungen und Log: Was klemmt, ausfällt oder passiert ist, steht an einer Stelle.',
  'welcome.1.19.9':
    'Mieten: Wer ein Fach braucht, bucht, bezahlt und öffnet es online. Unter Zugriffsrechte steht jeder Schritt.',
  'welcome.1.19.10': 'Kunden, Bestellungen und Widerrufe: Rechnungen, Erstattungen und Antworten mit wenigen Klicks.',
  'welcome.1.12.1': 'Die Protokollsuche findet mehr: nach Standort, Fach, Zeitraum und Ereignis.',
  'welcome.1.12.2': 'Ein Bewertungslink lässt sich für mehrere Standorte zugleich hinterlegen.',
  'welcome.1.11.1': 'Standorte haben Vorschaubilder.',
  'welcome.1.11.2': 'Mieten sind in Kurzzeit und Langzeit eingeteilt.',
  'welcome.1.10.1': 'Fachgrößen können bearbeitet werden.',
  'welcome.1.10.2': 'Standorte erscheinen in allen Sprachen Ihrer Kundschaft.',
  'welcome.1.09.1': 'Serverprotokolle sind in der Verwaltung einsehbar.',
  'welcome.1.09.2': 'Öffnungszeiten und Preisgruppen gelten je Standort.',
  'welcome.1.08.1': 'Wird ein Schloss abgeschaltet, geht eine E-Mail an den Betreiber des Standorts.',
  'welcome.1.08.2': 'Zu jedem Schloss lassen sich Notizen festhalten.',
  'welcome.1.07.1': 'Die Mietdauer ist frei einstellbar.',
  'welcome.1.07.2':
    'Schlösser mit weniger als 30 % Batterie oder ohne Signal werden von selbst aus der Vermietung genommen.',
  'welcome.1.06.1': 'Statistiken zeigen, wie Ihre Standorte genutzt werden.',
  'welcome.1.06.2': 'Schlösser werden in der Kälte warm gehalten, damit sie zuverlässig öffnen.',
} as const;
