import type { Words } from './words.ts';

export const cafeWords: Words = {
  'Guter Kaffee, selbst gebackener Kuchen und ein Platz zum Bleiben.': [
    'Good coffee, home-made cake and a place to stay.',
    'Buon caffè, torte fatte in casa e un posto dove restare.',
    'Хороший кофе, домашняя выпечка и место, где хочется остаться.',
  ],
  'Café und Frühstück': ['Café and breakfast', 'Caffè e colazione', 'Кафе и завтраки'],
  'Setzen Sie sich. Der Kaffee kommt.': [
    'Take a seat. Coffee is on its way.',
    'Si accomodi. Il caffè arriva.',
    'Садитесь. Кофе уже несут.',
  ],
  'Frisch gemahlen, von Hand gebrüht, dazu Kuchen aus der eigenen Backstube.': [
    'Freshly ground, brewed by hand, with cake from our own bakery.',
    'Macinato fresco, preparato a mano, con le torte del nostro forno.',
    'Свежемолотый, заваренный вручную, и к нему торт из нашей пекарни.',
  ],
  'Karte ansehen': ['See the menu', 'Vedi il menù', 'Посмотреть меню'],
  'Frühstück bis 14 Uhr': ['Breakfast until 2 pm', 'Colazione fino alle 14', 'Завтраки до 14 часов'],
  'Kuchen aus eigener Backstube': ['Cake from our own bakery', 'Torte del nostro forno', 'Выпечка собственной пекарни'],
  'Plätze im Freien': ['Seats outside', 'Posti all’aperto', 'Места на улице'],
  'Warme Küche gibt es bis eine Stunde vor Schluss.': [
    'The kitchen serves until an hour before we close.',
    'La cucina è aperta fino a un’ora prima della chiusura.',
    'Кухня работает до закрытия минус час.',
  ],
  'Durch den Tag': ['Through the day', 'Durante il giorno', 'В течение дня'],
  Morgens: ['In the morning', 'Al mattino', 'Утром'],
  'Croissants, Granola und Eier, wie Sie sie mögen.': [
    'Croissants, granola and eggs the way you like them.',
    'Cornetti, granola e uova come piacciono a lei.',
    'Круассаны, гранола и яйца, как вы любите.',
  ],
  Mittags: ['At noon', 'A pranzo', 'Днём'],
  'Eine Suppe, ein Salat, ein warmes Gericht. Jeden Tag anders.': [
    'A soup, a salad, a warm dish. Different every day.',
    'Una zuppa, un’insalata, un piatto caldo. Ogni giorno diversi.',
    'Суп, салат и горячее. Каждый день другие.',
  ],
  Nachmittags: ['In the afternoon', 'Nel pomeriggio', 'После обеда'],
  'Was in der Vitrine steht, haben wir heute gebacken.': [
    'What is on display was baked today.',
    'Quello che c’è in vetrina è stato sfornato oggi.',
    'Всё, что в витрине, испечено сегодня.',
  ],
  'Bohnen mit Herkunft': ['Beans with an origin', 'Chicchi con una storia', 'Зёрна с историей'],
  'Wir rösten nicht selbst, aber wir kennen die, die es tun. Fragen Sie, was gerade in der Mühle ist, und nehmen Sie eine Tüte mit nach Hause.':
    [
      'We do not roast ourselves, but we know those who do. Ask what is in the grinder, and take a bag home.',
      'Non tostiamo noi, ma conosciamo chi lo fa. Chieda che cosa c’è nel macinino e ne porti a casa un sacchetto.',
      'Мы не обжариваем сами, но знаем тех, кто обжаривает. Спросите, что сейчас в кофемолке, и возьмите пакет домой.',
    ],
  'Unsere Karte': ['Our menu', 'Il nostro menù', 'Наше меню'],
  'Ganze Karte': ['The whole menu', 'Tutto il menù', 'Всё меню'],
  'Espresso, Filterkaffee und Kuchen an einem ruhigen Ort.': [
    'Espresso, filter coffee and cake in a quiet place.',
    'Espresso, caffè filtro e torte in un posto tranquillo.',
    'Эспрессо, фильтр-кофе и торты в тихом месте.',
  ],
  'Kaffee, Kuchen, Zeit': ['Coffee, cake, time', 'Caffè, torte, tempo', 'Кофе, торты, время'],
  'Ein langsamer Vormittag': ['A slow morning', 'Un mattino lento', 'Неспешное утро'],
  'Espresso aus der Siebträgermaschine, Filterkaffee von Hand. Und niemand fragt, wann Sie gehen.': [
    'Espresso from the machine, filter coffee by hand. And nobody asks when you are leaving.',
    'Espresso dalla macchina, caffè filtro a mano. E nessuno chiede quando se ne va.',
    'Эспрессо из рожковой машины, фильтр-кофе вручную. И никто не спросит, когда вы уйдёте.',
  ],
  '8 Uhr': ['8 am', 'Ore 8', '8:00'],
  'öffnen wir': ['we open', 'apriamo', 'мы открываемся'],
  '6 Kuchen': ['6 cakes', '6 torte', '6 тортов'],
  'backen wir jeden Morgen': ['baked every morning', 'sfornate ogni mattina', 'печём каждое утро'],
  '24 Plätze': ['24 seats', '24 posti', '24 места'],
  'drinnen, zwölf in der Sonne': [
    'inside, twelve in the sun',
    'dentro, dodici al sole',
    'внутри, двенадцать на солнце',
  ],
  'Auch für Teetrinker': ['For tea drinkers too', 'Anche per chi ama il tè', 'И для тех, кто пьёт чай'],
  'Grüner Tee aus Japan, Assam aus kleinen Gärten und im Winter Kräuter vom Hof nebenan. Jede Kanne zieht so lange, wie sie soll.':
    [
      'Green tea from Japan, Assam from small gardens, and in winter herbs from the farm next door. Each pot draws as long as it should.',
      'Tè verde dal Giappone, Assam da piccoli giardini e d’inverno erbe della fattoria vicina. Ogni teiera riposa il tempo giusto.',
      'Зелёный чай из Японии, ассам из маленьких садов, зимой травы с соседней фермы. Каждый чайник настаивается столько, сколько нужно.',
    ],
  'Kann ich einen Tisch reservieren?': [
    'Can I reserve a table?',
    'Posso prenotare un tavolo?',
    'Можно забронировать столик?',
  ],
  'Ab vier Personen gern. Sonst ist meist etwas frei.': [
    'Gladly, for four and more. Otherwise there is usually a seat.',
    'Volentieri, da quattro persone in su. Altrimenti di solito c’è posto.',
    'С радостью, от четырёх человек. Иначе место обычно есть.',
  ],
  'Darf ich hier arbeiten?': ['May I work here?', 'Posso lavorare qui?', 'Можно здесь поработать?'],
  'Ja. WLAN gibt es überall, Steckdosen an der Fensterbank.': [
    'Yes. There is Wi-Fi everywhere and power at the window sill.',
    'Sì. Wi-Fi ovunque, prese al davanzale.',
    'Да. Wi-Fi везде, розетки у подоконника.',
  ],
  'Dürfen Hunde mit hinein?': ['Are dogs welcome?', 'I cani possono entrare?', 'Можно с собакой?'],
  'Ja. Wasser steht an der Tür.': [
    'Yes. Water is at the door.',
    'Sì. L’acqua è alla porta.',
    'Да. Вода стоит у двери.',
  ],
  'Gibt es Hafermilch?': ['Is there oat milk?', 'C’è il latte d’avena?', 'Есть овсяное молоко?'],
  'Ja, ohne Aufpreis.': ['Yes, at no extra charge.', 'Sì, senza supplemento.', 'Да, без доплаты.'],
  'Zwei Minuten von der Haltestelle. Fahrräder stehen gut im Hof.': [
    'Two minutes from the stop. There is room for bicycles in the yard.',
    'A due minuti dalla fermata. Le biciclette stanno bene in cortile.',
    'Две минуты от остановки. Велосипеды можно поставить во дворе.',
  ],
};
