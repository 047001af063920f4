export const mailsDe = {
  'review_mail.hello': 'Guten Tag {name},',
  'review_mail.hello_nobody': 'Guten Tag,',
  'review_mail.ask.subject': 'Ihre Bewertung für {site}',
  'review_mail.ask':
    'vor einigen Tagen haben Sie bei {site} eingekauft. Wie gefallen Ihnen die Artikel? Ihre Bewertung hilft anderen bei der Auswahl, auch wenn sie kritisch ist.',
  'review_mail.why':
    'Sie erhalten diese E-Mail, weil Sie Neuigkeiten von {site} bestellt und die Anmeldung bestätigt haben.',
  'review_mail.ask.button': 'Artikel bewerten',
  'review_mail.end': 'Keine Bitten um Bewertungen mehr',
  'review_mail.rejected.subject': 'Ihre Bewertung zu „{item}“',
  'review_mail.rejected':
    'wir haben Ihre Bewertung zu „{item}“ nicht veröffentlicht. Grund: {reason}. Die Entscheidung hat eine Person nach unseren Regeln für Bewertungen getroffen, nicht ein Programm.',
  'review_mail.rejected.appeal':
    'Sie können die Bewertung ändern und erneut absenden. Sind Sie anderer Ansicht, antworten Sie auf diese E-Mail; wir prüfen dann noch einmal. Der Rechtsweg steht Ihnen offen.',
  'review_mail.rejected.button': 'Bewertung ändern',
} as const;
