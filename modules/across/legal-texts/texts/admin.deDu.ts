export const adminDeDu = {
  'legal_texts.review.about': 'So steht er auf der Website. Stimmt etwas nicht, geh zurück zur Frage.',
  'legal_text.changed_meanwhile': 'Jemand hat inzwischen andere Antworten gegeben. Lade die Seite neu.',
  'legal_text.company_incomplete': 'In den Firmendaten fehlt noch etwas. Ergänze es im ersten Schritt.',
  'legal_text.unanswered': 'Eine Frage ist noch offen. Geh zurück und beantworte sie.',
  'legal_question.isSupervised': 'Brauchst du für dein Gewerbe eine behördliche Erlaubnis?',
  'legal_question.hasProfession': 'Übst du einen Beruf mit gesetzlich geschützter Bezeichnung aus?',
  'legal_step.dispute.about':
    'Ab elf Beschäftigten sagst du, ob du an einer Schlichtung teilnimmst. Bei weniger schadet der Satz nicht.',
  'legal_question.dispute': 'Nimmst du an Verfahren vor einer Schlichtungsstelle teil?',
  'legal_question.businessId': 'Wirtschafts-Identifikationsnummer, wenn du eine hast',
  'legal_question.hasOfficer': 'Hast du eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten?',
  'legal_step.authority.about':
    'Kunden müssen wissen, bei wem sie sich beschweren können. Das richtet sich nach deinem Sitz.',
  'legal_question.land': 'In welchem Bundesland sitzt deine Firma?',
  'legal_step.hosting.about': 'Du betreibst diese Installation selbst. Wer die Server stellt, bekommt Daten zu sehen.',
  'legal_question.host.help': 'Name und Anschrift. Mit ihm brauchst du einen Vertrag zur Auftragsverarbeitung.',
  'legal_question.hasCameras': 'Werden deine Standorte mit Kameras überwacht?',
  'legal_step.others.about':
    'Zahlungsdienste, Karten, Videos und E-Mail-Versand stehen von selbst im Text. Nenne, wer sonst noch Kundendaten bekommt.',
  'legal_question.isSmall': 'Hast du weniger als zehn Beschäftigte und höchstens zwei Millionen Euro Umsatz im Jahr?',
  'legal_step.conformity.about':
    'Bedienung, Kontrast und Bestellen sind von uns so gebaut. Auf deine Texte, Bilder und Dateien kommt es an.',
  'legal_question.conformity': 'Ist auch dein eigener Inhalt barrierefrei?',
} as const;
