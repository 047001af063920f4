/** What an imprint is made of: one paragraph each, with the names of what is put in. */
export const imprintDe = {
  'made.imprint.provider': `## Angaben nach § 5 DDG

{legalName}
{street}
{postcode} {city}
Inhaber: {owner}
Vertreten durch: {representedBy}`,
  'made.imprint.winding_up': 'Die Gesellschaft befindet sich in Abwicklung (Liquidation).',
  'made.imprint.contact': `## Kontakt

E-Mail: {email}
Telefon: {phone}`,
  'made.imprint.contact_form': 'Am schnellsten erreichen Sie uns über das Kontaktformular auf dieser Website.',
  'made.imprint.register': `## Register

Registergericht: {registerCourt}
Registernummer: {registerNumber}`,
  'made.imprint.numbers': `## Steuernummern

Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}
Wirtschafts-Identifikationsnummer nach § 139c AO: {businessId}`,
  'made.imprint.supervision': `## Aufsichtsbehörde

{supervisor}`,
  'made.imprint.profession': `## Angaben zum Beruf

Berufsbezeichnung: {profession}
Verliehen in: {professionState}
Zuständige Kammer: {chamber}
Berufsrechtliche Regelungen: {professionRules}`,
  'made.imprint.editorial': `## Redaktionell verantwortlich

Verantwortlich für journalistisch-redaktionelle Inhalte nach § 18 Abs. 2 MStV:
{editor}`,
  'made.imprint.dispute_unwilling': `## Verbraucherstreitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`,
  'made.imprint.dispute_willing': `## Verbraucherstreitbeilegung

Wir sind bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Zuständig ist:

{disputeBody}`,
  'made.imprint.dispute_obliged': `## Verbraucherstreitbeilegung

Wir sind verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Zuständig ist:

{disputeBody}`,
  'made.imprint.pictures': `## Bilder

Ein Teil der Fotos auf dieser Website stammt von {stock}. Verlangt die Lizenz es, stehen Urheberin oder Urheber beim Bild.`,
} as const;
