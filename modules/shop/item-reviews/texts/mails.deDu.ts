export const mailsDeDu = {
  'review_mail.hello': 'Hallo {name},',
  'review_mail.hello_nobody': 'Hallo,',
  'review_mail.ask.subject': 'Deine Bewertung für {site}',
  'review_mail.ask':
    'vor einigen Tagen hast du bei {site} eingekauft. Wie gefallen dir die Artikel? Deine Bewertung hilft anderen bei der Auswahl, auch wenn sie kritisch ist.',
  'review_mail.why':
    'Du erhältst diese E-Mail, weil du Neuigkeiten von {site} bestellt und die Anmeldung bestätigt hast.',
  'review_mail.rejected.subject': 'Deine Bewertung zu „{item}“',
  'review_mail.rejected':
    'wir haben deine Bewertung zu „{item}“ nicht veröffentlicht. Grund: {reason}. Die Entscheidung hat eine Person nach unseren Regeln für Bewertungen getroffen, nicht ein Programm.',
  'review_mail.rejected.appeal':
    'Du kannst die Bewertung ändern und erneut absenden. Bist du anderer Ansicht, antworte auf diese E-Mail; wir prüfen dann noch einmal. Der Rechtsweg steht dir offen.',
} as const;
