/** What somebody may call what a screen is for, by its address; they are never shown. */
export const findDe = {
  'find.admin.dashboard': 'Start, Startseite, Tag, Überblick',
  'find.admin.access-rights':
    'Miete, Mieter, Kunde kommt nicht ans Fach, Sachen, Tür geht nicht auf, verlängern, PIN und Schlüssel noch einmal senden, Geld zurück, Erstattung, beenden, umziehen, Fach tauschen, überzogen, Nachzahlung',
  'find.admin.locks': 'Fach, Fächer, Box, Tür öffnen, Batterie, stilllegen, defekt, Aufkleber, Schild, QR-Code, Größe',
  'find.admin.terminals': 'Tablet, Bildschirm am Standort, Bildschirm am Eingang, Kiosk, schwarz',
  'find.admin.logs': 'Protokoll, Verlauf, wer hat geöffnet, Nachweis, Ereignisse',
  'find.admin.franchisees': 'Partner, Lizenznehmer, Vertrag, Anteil',
  'find.admin.locations': 'Filiale, Öffnungszeiten, Adresse, Karte, Checkliste, Umsatz je Standort, Verkauf starten',
  'find.admin.domains': 'Adresse im Internet, DNS, www',
  'find.statistics':
    'Umsatz, umgesetzt, Einnahmen, eingenommen, Auslastung, Monat, Jahr, Auswertung, Zahlen, Bericht, Vergleich',
  'find.admin.translate': 'Texte ändern, Sprache, Wortlaut, eigene Wörter, Englisch',
  'find.admin.time-log': 'Stunden, Arbeitszeit, Pause, Stempeln, Projekt, Budget, Überstunden',
  'find.admin.real-time-monitoring': 'Wand, Fächer live, frei, belegt, offline, Störung',
  'find.admin.orders': 'Bestellung, Rechnung, bezahlt, stornieren, Lieferung, Status, Erstattung',
  'find.admin.orders-new': 'Telefon, Anrufer, Bestellung annehmen, am Tresen',
  'find.admin.orders-services': 'Leistung, Handwerker, Einsatz, Montage',
  'find.admin.customers':
    'Kundin, Kontakt, Telefonnummer, Adresse, Guthaben, sperren, zusammenführen, Auskunft, löschen, Datenschutz',
  'find.admin.users':
    'Mitarbeiter, Personal, Kollege, Kollegin, dürfen, einladen, Zugang, Rolle, Rechte, Passwort zurücksetzen, deaktivieren',
  'find.admin.settings': 'Firma, Konto, Logo, Steuernummer, Passwort, E-Mail-Absender',
  'find.admin.website': 'Homepage, Internetseite, Seite bearbeiten, Text ändern, veröffentlichen, Vorlage',
  'find.admin.shop': 'Artikel, Produkt, Preis, Speisekarte, Gericht, Bestand, ausverkauft, Kategorie',
  'find.admin.help': 'Handbuch, Frage, Anleitung, Erklärung, Support',
  'find.backend.chat.t.board': 'Board, Karte, To-do, Aufgabe, Liste',
  'find.backend.chat.t.courses': 'Umfrage, Fragebogen, Kurs, Feedback, Bewertung',
  'find.admin.chat': 'Chat, Nachricht, Frage vom Kunden, antworten',
  'find.admin.appointments': 'Kalender, Buchung, Termin verschieben, absagen, Urlaub, freie Zeit',
  'find.admin.kitchen': 'Bon, Zubereitung, fertig melden, Bondrucker',
  'find.admin.handover':
    'Schicht, Schichtwechsel, Was ist passiert, Was ist offen, Notiz für Kollegen, Tätigkeiten, Nachtbericht',
  'find.admin.alerts': 'Alarm, Störung, Fehler, aufgebrochen, klemmt, Warnung',
  'find.admin.day-report': 'Kasse, Kassenabschluss, Tagesabschluss, Umsatz heute, DATEV, Buchhaltung, Steuerberater',
  'find.admin.pickup': 'Abholung, Bestellung ins Fach legen, Abholstation',
  'find.admin.coupons': 'Rabatt, Code, Aktion, Geschenkgutschein, Nachlass',
  'find.admin.withdrawals': 'Rückgabe, Widerruf, Retoure, zurückgeben',
  'find.admin.shop-settings':
    'Versand, Lieferkosten, Liefergebiet, Mindestbestellwert, Öffnungszeiten, Pause, Zahlungsarten, Lieferzeit',
  'find.admin.media': 'Bild, Foto, Datei, PDF, hochladen',
  'find.admin.legal-checks': 'Impressum, Datenschutz, AGB, Widerrufsbelehrung, Abmahnung, Recht',
  'find.admin.visitors': 'Zugriffe, Aufrufe, Klicks, Besucherzahlen',
  'find.admin.inquiries': 'Kontaktformular, Nachricht von der Website, Anfrage',
  'find.admin.messages': 'Rundmail, Werbung, Kunden anschreiben, E-Mail an alle',
  'find.admin.dialogues': 'Chatbot, Assistent, automatische Antwort',
  'find.admin.price-groups':
    'Preis je Stunde, Tarif, Tagespreis, Mietpreis, Preise ändern, teurer, billiger, erhöhen, senken',
  'find.admin.rounds': 'Wartung, Techniker, Tour, Route, Batterien tauschen, Fächer prüfen, reinigen, unterwegs',
  'find.admin.monitoring': 'Controller, Gerät, Internet am Standort, offline, Token',
  'find.admin.settlements':
    'Provision, Anteil, Partner, schuldet, schulden, abrechnen, Gutschrift an Partner, Abrechnung',
  'find.admin.imports': 'Excel, CSV, Tabelle einlesen, umziehen von, Daten übernehmen',
  'find.admin.companies': 'Mandant, Firma anlegen, sperren',
  'find.admin.mailbox': 'E-Mail nicht angekommen, gesendete Mails, Versand',
  'find.admin.request-logs': 'API, Fehler, Aufrufe, Technik',
};
