export const newsDeDu = {
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
} as const;
