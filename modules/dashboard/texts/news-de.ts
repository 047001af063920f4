/** The seven slides that come with the product, until a company writes its own (spec §2). */
export const newsDe = {
  'news.1.infoTitle': 'Team',
  'news.1.infoDes':
    'Jede Person meldet sich mit ihrer eigenen E-Mail-Adresse an. So bleibt nachvollziehbar, wer was geändert hat.',
  'news.1.title': 'Ihr Team, Ihre Regeln',
  'news.1.des':
    'Administratoren legen Benutzer an und vergeben Rollen. Die Einladung kommt per E-Mail, das Passwort wählt jede Person selbst.',
  'news.2.infoTitle': 'Aufgaben',
  'news.2.infoDes': 'Ein Board hat Spalten, eine Spalte hat Karten. Was erledigt ist, wandert nach rechts.',
  'news.2.title': 'Alles Offene auf einen Blick',
  'news.2.des':
    'Auf den Boards steht, was zu tun ist, wer es übernimmt und bis wann. Ziehen Sie eine Karte weiter, sobald es vorangeht.',
  'news.3.infoTitle': 'Schließfächer',
  'news.3.infoDes':
    'Die Fachwand zeigt jeden Standort so, wie er dasteht: frei, vermietet, überzogen oder stillgelegt.',
  'news.3.title': 'Ein Schlüssel, der nie verloren geht',
  'news.3.des':
    'Ihre Kundschaft mietet ein Fach, bezahlt online und öffnet die Tür mit dem Telefon. Sie sehen, was gerade offen ist, und helfen aus der Ferne.',
  'news.4.infoTitle': 'Rollen und Rechte',
  'news.4.infoDes': 'Von der Leitung bis „Nur Lesen“: Was jede Rolle darf, steht lesbar in den Einstellungen.',
  'news.4.title': 'Jeder sieht, was er braucht',
  'news.4.des':
    'Rollen bündeln Rechte. Wer nur liest, kann nichts verstellen, und jede Änderung an Rechten steht im Protokoll.',
  'news.5.infoTitle': 'Zeiterfassung',
  'news.5.infoDes': 'Eine laufende Zeit bleibt stehen, wo Sie sie gestartet haben, auch wenn Sie das Gerät wechseln.',
  'news.5.title': 'Zeiten ohne Zettel',
  'news.5.des':
    'Projekt wählen, starten, stoppen, beschreiben. Am Monatsende steht fest, was in welches Projekt geflossen ist.',
  'news.6.infoTitle': 'Webseite und Shop',
  'news.6.infoDes': 'Seiten entstehen aus Bausteinen. Öffnungszeiten, Preise und Bilder pflegen Sie an einer Stelle.',
  'news.6.title': 'Ihr Auftritt, von Ihnen gepflegt',
  'news.6.des':
    'Neue Speisekarte, neue Bilder, andere Öffnungszeiten: ändern, ansehen, veröffentlichen, ohne auf jemanden zu warten.',
  'news.7.infoTitle': 'Nachrichten',
  'news.7.infoDes': 'Fragen zu einer Bestellung stehen bei der Bestellung. Interne Notizen sieht nur Ihr Team.',
  'news.7.title': 'Nah an der Kundschaft',
  'news.7.des':
    'Antworten Sie dort, wo die Frage entsteht. Textbausteine sparen Tipparbeit, und keine Nachricht geht verloren.',
} as const;
