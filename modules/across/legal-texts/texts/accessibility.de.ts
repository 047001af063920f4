/** What an accessibility statement is made of: one paragraph each, with the names of what is put in. */
export const accessibilityDe = {
  'made.accessibility.goods': `## Unser Angebot

Über {siteName} sehen Sie unser Angebot, bestellen und bezahlen. {legalName} möchte, dass das allen gelingt.`,
  'made.accessibility.boxes': `## Unser Angebot

Über {siteName} finden Sie Schließfächer, buchen und bezahlen sie und öffnen sie mit dem Telefon oder am Terminal. {legalName} möchte, dass das allen gelingt.`,
  'made.accessibility.small':
    'Als Kleinstunternehmen sind wir nach § 3 Abs. 3 des Barrierefreiheitsstärkungsgesetzes (BFSG) zu dieser Erklärung nicht verpflichtet. Wir geben sie freiwillig ab.',
  'made.accessibility.demand': `## Wonach wir uns richten

Maßstab ist die Norm EN 301 549 mit den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, auf die sich das BFSG stützt:

- Alles ist mit der Tastatur und mit Vorleseprogrammen zu bedienen.
- Schrift lässt sich vergrößern, ohne dass etwas verloren geht.
- Farben haben genug Kontrast, und nichts wird nur durch Farbe gesagt.
- Bestellen und Bezahlen gelingt auch ohne JavaScript.`,
  'made.accessibility.full': `## Wie barrierefrei diese Website ist

Diese Website erfüllt die genannten Anforderungen.`,
  'made.accessibility.partly': `## Wie barrierefrei diese Website ist

Diese Website erfüllt die genannten Anforderungen zum größten Teil. Noch nicht barrierefrei ist:

{barriers}

Wir arbeiten daran. Brauchen Sie etwas davon, schreiben Sie uns; wir finden einen anderen Weg.`,
  'made.accessibility.self': 'Diese Einschätzung beruht auf einer eigenen Prüfung.',
  'made.accessibility.external': 'Diese Einschätzung beruht auf einer Prüfung durch {assessor}.',
  'made.accessibility.foreign':
    'Videos und Karten anderer Anbieter werden erst auf Ihren Wunsch geladen. Wie barrierefrei sie sind, haben wir nicht in der Hand; was sie zeigen, steht auch als Text da.',
  'made.accessibility.feedback': `## Etwas funktioniert nicht?

Schreiben Sie uns bitte: {email}
Oder rufen Sie an: {phone}

Wir antworten, so schnell wir können, und helfen gern.`,
  'made.accessibility.authority': `## Zuständige Stelle

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)
Carl-Miller-Straße 6
39112 Magdeburg
E-Mail: MLBF@ms.sachsen-anhalt.de`,
  'made.accessibility.standing': 'Erstellt am {on}',
} as const;
