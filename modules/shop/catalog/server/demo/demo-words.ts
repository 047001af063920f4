/** What the page of an item says of its kind, by the code of the kind: German and English. */
export const DEMO_WORDS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  NB: [
    'Fadengeheftet, 96 Blatt säurefreies Papier mit 90 g/m². Liegt flach auf dem Tisch, mit Leseband und Gummizug.',
    'Thread-bound, 96 sheets of acid-free 90 gsm paper. Lies flat, with a ribbon and an elastic band.',
  ],
  BP: [
    'Festes, leicht raues Papier mit 100 g/m², tintenfest und ohne optische Aufheller.',
    'Firm, slightly rough 100 gsm paper that takes ink well, without optical brighteners.',
  ],
  KA: [
    'Eine Woche auf zwei Seiten, mit Feiertagen aller Bundesländer. Gedruckt in Kiel auf Recyclingpapier.',
    'A week on two pages, with public holidays. Printed in Kiel on recycled paper.',
  ],
  GK: [
    'Klappkarten mit Umschlag, innen unbedruckt. Gedruckt auf Karton mit 300 g/m².',
    'Folded cards with an envelope, blank inside. Printed on 300 gsm board.',
  ],
  KS: [
    'Gleichmäßiger Strich, nachfüllbar mit jeder Großraummine (G2). Drehmechanik aus Messing.',
    'An even line, refillable with any G2 refill. Twist mechanism made of brass.',
  ],
  FH: [
    'Kolbenfüller mit Sichtfenster und Edelstahlfeder. Jede Feder wird vor dem Versand angeschrieben.',
    'Piston filler with an ink window and a steel nib. Each nib is tried out before it is sent.',
  ],
  BS: [
    'Zedernholz aus zertifiziertem Anbau, sechseckig und bruchfest verleimt.',
    'Certified cedar wood, hexagonal, with a bonded lead that does not break.',
  ],
  TI: [
    'Schnell trocknend, lichtecht und mit Wasser auswaschbar. Im Glas mit weitem Hals.',
    'Dries quickly, keeps its colour and washes out with water. In a wide-necked glass.',
  ],
  OR: [
    'Graupappe mit Leinenrücken, Griffloch und Wechselschild. Hebelmechanik mit Kantenschutz.',
    'Greyboard with a cloth spine, finger hole and label. Lever arch with protected edges.',
  ],
  SB: [
    'Stabile Wellpappe, flach geliefert und ohne Kleber in einer Minute gefaltet.',
    'Sturdy corrugated board, delivered flat and folded within a minute without glue.',
  ],
  KL: [
    'Gehärteter Federstahl, hält bis zu 200 Blatt. Die Bügel lassen sich umklappen.',
    'Hardened spring steel for up to 200 sheets. The handles fold flat.',
  ],
  SL: [
    'Geölte Eiche aus Norddeutschland, unten mit Filz, damit nichts kratzt.',
    'Oiled oak from northern Germany, with felt below so that nothing scratches.',
  ],
  TS: [
    'Kräftige ostfriesische Mischung aus Assam und Ceylon. 4 Minuten bei 100 °C ziehen lassen.',
    'A strong East Frisian blend of Assam and Ceylon. Steep for 4 minutes at 100 °C.',
  ],
  TG: [
    'Milder Sencha aus biologischem Anbau, frisch und leicht grasig. 2 Minuten bei 75 °C.',
    'Mild organic sencha, fresh and slightly grassy. 2 minutes at 75 °C.',
  ],
  TK: [
    'Minze, Melisse und Verbene, von Natur aus ohne Koffein. 8 Minuten bei 100 °C.',
    'Mint, balm and verbena, naturally without caffeine. 8 minutes at 100 °C.',
  ],
  TR: [
    'Lang geschnitten und zweimal gesiebt, mild und ohne Koffein. 6 Minuten bei 100 °C.',
    'Long cut and sifted twice, mild and without caffeine. 6 minutes at 100 °C.',
  ],
  KF: [
    'Jede Woche in Kiel geröstet, Arabica aus Honduras und Äthiopien. Schokoladig, mit wenig Säure.',
    'Roasted in Kiel every week, arabica from Honduras and Ethiopia. Notes of chocolate, low acidity.',
  ],
  SC: [
    '62 % Kakao, mit grobem Meersalz. Kann Spuren von Nüssen und Milch enthalten.',
    '62 % cocoa with coarse sea salt. May contain traces of nuts and milk.',
  ],
  KE: [
    'Mit 28 % Butter gebacken, in der wiederverwendbaren Dose. Enthält Weizen und Milch.',
    'Baked with 28 % butter, in a tin to be used again. Contains wheat and milk.',
  ],
  HO: [
    'Raps- und Lindenhonig von Imkern an der Schlei, cremig gerührt und nicht erhitzt.',
    'Rape and lime honey from beekeepers on the Schlei, creamed and not heated.',
  ],
  BE: [
    'Steinzeug, von Hand gedreht und bei 1.240 °C gebrannt. Spülmaschine und Mikrowelle sind kein Problem.',
    'Stoneware, thrown by hand and fired at 1,240 °C. Safe in dishwasher and microwave.',
  ],
  TE: [
    'Steinzeug mit schmalem Rand, stapelbar und spülmaschinenfest. Die Glasur ist bei jedem Stück etwas anders.',
    'Stoneware with a narrow rim, stackable and dishwasher-safe. The glaze differs a little on each piece.',
  ],
  SA: [
    'Tiefe Form für Müsli, Suppe und Salat. Steinzeug, stapelbar und spülmaschinenfest.',
    'Deep, for cereal, soup and salad. Stoneware, stackable and dishwasher-safe.',
  ],
  KN: [
    'Tropffreie Tülle, Sieb aus Edelstahl, Deckel mit Halt beim Eingießen.',
    'A spout that does not drip, a steel strainer and a lid that stays on while pouring.',
  ],
  ME: [
    'Geschmiedeter Messerstahl, 57 HRC, Griff aus Räuchereiche. Bitte von Hand spülen.',
    'Forged knife steel, 57 HRC, with a handle of smoked oak. Please wash by hand.',
  ],
  BR: [
    'Stirnholz aus Buche, 3 cm stark und geölt. Mit Saftrille auf einer Seite.',
    'Beech end grain, 3 cm thick and oiled. With a juice groove on one side.',
  ],
  TO: [
    'Edelstahl mit dreilagigem Boden, auch für Induktion. Skala innen, Glasdeckel.',
    'Stainless steel with a three-layer base, also for induction. Scale inside, glass lid.',
  ],
  VG: [
    'Borosilikatglas mit Bügel und Dichtung aus Naturkautschuk. Hält 180 °C aus.',
    'Borosilicate glass with a clip and a natural rubber seal. Withstands 180 °C.',
  ],
  GT: [
    'Halbleinen, 50 × 70 cm, gewebt in Sachsen. Nimmt nach drei Wäschen am besten auf.',
    'Half linen, 50 × 70 cm, woven in Saxony. Absorbs best after three washes.',
  ],
  SZ: [
    'Gewaschenes Leinen mit zwei Taschen, die Bänder gehen zweimal um die Taille. Bei 60 °C waschbar.',
    'Washed linen with two pockets; the ties go round the waist twice. Washable at 60 °C.',
  ],
  DE: [
    'Schurwolle aus Schleswig-Holstein, beidseitig gebürstet. Auslüften genügt meist.',
    'Virgin wool from Schleswig-Holstein, brushed on both sides. Airing is mostly enough.',
  ],
  BT: [
    'Bio-Baumwolle mit 240 g/m², lange Henkel, Innentasche. Trägt bis 12 kg.',
    'Organic cotton, 240 gsm, long handles, inner pocket. Carries up to 12 kg.',
  ],
  HA: ['Kopf geschmiedet, Stiel aus Esche, nach DIN 1041 geprüft.', 'Forged head, ash handle, tested to DIN 1041.'],
  SD: [
    'Chrom-Vanadium-Klinge mit magnetischer Spitze, Griff aus Buche.',
    'Chrome vanadium blade with a magnetic tip and a beech handle.',
  ],
  ZA: [
    'Induktiv gehärtete Schneiden, ergonomische Griffe, für Draht bis 2 mm.',
    'Induction-hardened edges, ergonomic handles, for wire of up to 2 mm.',
  ],
  MB: [
    'Genauigkeitsklasse II, beidseitig bedruckt, mit Gürtelclip und weichem Rücklauf.',
    'Accuracy class II, printed on both sides, with a belt clip and a gentle return.',
  ],
  KZ: [
    'Rapswachs mit Baumwolldocht, rußarm und ohne Duftstoffe. Brennt je Zentimeter etwa vier Stunden.',
    'Rapeseed wax with a cotton wick, low soot and unscented. Burns for about four hours per centimetre.',
  ],
  BU: [
    'Buche und Naturborsten, in Handarbeit eingezogen. Nach Gebrauch hängend trocknen lassen.',
    'Beech and natural bristles, set by hand. Hang up to dry after use.',
  ],
  BL: [
    'Terrakotta aus einem Stück, frostfest, mit Ablauf. Untersetzer in gleicher Farbe erhältlich.',
    'Terracotta in one piece, frost-proof, with a drain. Saucers are available in the same colour.',
  ],
  LA: [
    'Verzinkter Stahl und Glas, für drinnen und draußen. Tür mit Magnetverschluss.',
    'Galvanised steel and glass, for inside and outside. Door with a magnetic catch.',
  ],
};
