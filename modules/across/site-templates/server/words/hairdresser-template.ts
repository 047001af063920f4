import type { Words } from './words.ts';

export const hairdresserWords: Words = {
  'Schnitt, Farbe und Pflege mit Zeit für Sie: Termin online buchen.': [
    'Cut, colour and care, with time for you: book online.',
    'Taglio, colore e cura con il tempo che serve: prenota online.',
    'Стрижка, цвет и уход без спешки: запись онлайн.',
  ],
  Friseursalon: ['Hair salon', 'Parrucchiere', 'Салон красоты'],
  'Ein Schnitt, der auch in sechs Wochen noch sitzt': [
    'A cut that still sits in six weeks',
    'Un taglio che tiene anche dopo sei settimane',
    'Стрижка, которая держит форму и через шесть недель',
  ],
  'Erst hören wir zu, dann schneiden wir. Ohne Hektik, mit ehrlichem Rat und einem Preis, der vorher feststeht.': [
    'First we listen, then we cut. No rush, honest advice, and a price you know beforehand.',
    'Prima ascoltiamo, poi tagliamo. Senza fretta, con consigli onesti e un prezzo chiaro da subito.',
    'Сначала слушаем, потом стрижём. Без спешки, с честным советом и ценой, известной заранее.',
  ],
  'Alle Leistungen': ['All services', 'Tutti i servizi', 'Все услуги'],
  'Farbe, die zu Ihnen passt': ['Colour that suits you', 'Il colore giusto per lei', 'Цвет, который вам идёт'],
  'Wir sehen uns Ihr Haar bei Tageslicht an, bevor wir mischen. Wenn eine Farbe nicht geht, sagen wir es, und was stattdessen geht.':
    [
      'We look at your hair in daylight before we mix. If a colour does not work we say so, and what does.',
      'Guardiamo i capelli alla luce del giorno prima di miscelare. Se un colore non va, lo diciamo, e diciamo quale va.',
      'Мы смотрим на волосы при дневном свете и только потом смешиваем. Если цвет не подойдёт, скажем об этом и предложим другой.',
    ],
  'Aus dem Salon': ['From the salon', 'Dal salone', 'Из салона'],
  'Pflege ohne Silikone': ['Care without silicones', 'Prodotti senza siliconi', 'Уход без силиконов'],
  'Frisch gewaschen': ['Freshly washed', 'Freschi di bucato', 'Свежие полотенца'],
  Handwerkszeug: ['Tools of the trade', 'Gli attrezzi', 'Инструменты'],
  'Am Fenster': ['At the window', 'Alla finestra', 'У окна'],
  'Montags bleibt der Salon geschlossen.': [
    'The salon is closed on Mondays.',
    'Il lunedì il salone è chiuso.',
    'По понедельникам салон закрыт.',
  ],
  'Haare und Bart, ohne lange Wartezeit: freie Zeiten online sehen und buchen.': [
    'Hair and beard without a long wait: see free times and book online.',
    'Capelli e barba senza attese: orari liberi e prenotazione online.',
    'Стрижка и борода без ожидания: свободное время и запись онлайн.',
  ],
  'Haare und Bart': ['Hair and beard', 'Capelli e barba', 'Волосы и борода'],
  'Sauber geschnitten. Pünktlich dran.': [
    'Cut clean. On time.',
    'Taglio pulito. In orario.',
    'Чистая стрижка. Точно в срок.',
  ],
  'Sehen Sie, wann frei ist, und buchen Sie in einer Minute. Ohne Konto, ohne Anruf.': [
    'See what is free and book within a minute. No account, no call.',
    'Guarda gli orari liberi e prenota in un minuto. Senza account, senza telefonate.',
    'Посмотрите свободное время и запишитесь за минуту. Без регистрации и звонков.',
  ],
  Haarschnitt: ['Haircut', 'Taglio', 'Стрижка'],
  'Waschen, Schneiden, Stylen': ['Wash, cut, style', 'Lavaggio, taglio, piega', 'Мытьё, стрижка, укладка'],
  Bart: ['Beard', 'Barba', 'Борода'],
  'Trimmen, Konturen, heißes Tuch': [
    'Trim, contours, hot towel',
    'Regolazione, contorni, panno caldo',
    'Стрижка, контур, горячее полотенце',
  ],
  'Beides in einem Termin': ['Both in one appointment', 'Tutto in un appuntamento', 'Всё за один визит'],
  'So läuft es ab': ['How it goes', 'Come funziona', 'Как это проходит'],
  Buchen: ['Book', 'Prenota', 'Запись'],
  'Leistung und Uhrzeit wählen. Sie bekommen eine E-Mail.': [
    'Choose a service and a time. You get an e-mail.',
    'Scegli servizio e orario. Ricevi un’e-mail.',
    'Выберите услугу и время. Придёт письмо.',
  ],
  Kommen: ['Come', 'Vieni', 'Визит'],
  'Fünf Minuten vorher reichen. Der Kaffee ist fertig.': [
    'Five minutes early is enough. Coffee is ready.',
    'Bastano cinque minuti prima. Il caffè è pronto.',
    'Достаточно прийти за пять минут. Кофе готов.',
  ],
  Fertig: ['Done', 'Fatto', 'Готово'],
  'Bezahlen mit Karte oder bar. Den nächsten Termin gleich mitnehmen.': [
    'Pay by card or in cash. Take your next appointment along.',
    'Paga con carta o in contanti. E fissa già il prossimo appuntamento.',
    'Оплата картой или наличными. И сразу запись на следующий раз.',
  ],
  'Was es kostet': ['What it costs', 'Quanto costa', 'Сколько это стоит'],
  'Gut zu wissen': ['Good to know', 'Buono a sapersi', 'Полезно знать'],
  'Ohne Termin': ['Without an appointment', 'Senza appuntamento', 'Без записи'],
  'Dienstags und mittwochs bis 12 Uhr ist meist ein Stuhl frei.': [
    'On Tuesdays and Wednesdays until noon a chair is usually free.',
    'Il martedì e il mercoledì fino alle 12 c’è quasi sempre posto.',
    'По вторникам и средам до 12 часов обычно есть место.',
  ],
  Kinder: ['Children', 'Bambini', 'Дети'],
  'Bis zwölf Jahre zum kleinen Preis, gern auf dem Schoß.': [
    'At a small price up to the age of twelve, on your lap if they like.',
    'Prezzo ridotto fino a dodici anni, anche in braccio.',
    'До двенадцати лет по сниженной цене, можно на руках.',
  ],
  Produkte: ['Products', 'Prodotti', 'Средства'],
  'Öl, Wachs und Shampoo, die wir selbst benutzen.': [
    'Oil, wax and shampoo that we use ourselves.',
    'Olio, cera e shampoo che usiamo anche noi.',
    'Масло, воск и шампунь, которыми пользуемся сами.',
  ],
  'Kann ich absagen?': ['Can I cancel?', 'Posso annullare?', 'Можно отменить запись?'],
  'Ja, bis 24 Stunden vorher kostenlos, mit dem Link in Ihrer E-Mail.': [
    'Yes, free of charge up to 24 hours before, by the link in your e-mail.',
    'Sì, gratis fino a 24 ore prima, con il link nell’e-mail.',
    'Да, бесплатно за 24 часа, по ссылке в письме.',
  ],
  'Wie lange dauert ein Schnitt?': ['How long does a cut take?', 'Quanto dura un taglio?', 'Сколько длится стрижка?'],
  'Rund 30 Minuten, mit Bart 50. Bei jeder Leistung steht die Dauer.': [
    'About 30 minutes, 50 with a beard. Each service says how long.',
    'Circa 30 minuti, 50 con la barba. Ogni servizio indica la durata.',
    'Около 30 минут, с бородой 50. У каждой услуги указана длительность.',
  ],
  'Ja, mit jeder Karte und mit dem Handy.': [
    'Yes, any card, and your phone.',
    'Sì, con ogni carta e con il telefono.',
    'Да, любой картой и телефоном.',
  ],
};
