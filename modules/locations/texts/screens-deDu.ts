export const screensDeDu = {
  'locations.empty.text': 'Leg den ersten an. Danach bekommt er Schlösser, und Kunden können dort mieten.',
  'locations.empty.reader': 'Sobald dein Franchisegeber einen Standort für dich anlegt, steht er hier.',
  'locations.image.later': 'Ein Vorschaubild kannst du hinzufügen, sobald der Standort angelegt ist.',
  'locations.map.help': 'Klick ungefähr an die Stelle und verfeinere dann die Zahlen.',
  'locations.review_link.help_without':
    'Dorthin führt die Bitte um eine Bewertung. Einen Link für alle legst du unter „Gemeinsames“ fest.',
  'price_groups.no_sizes.text': 'Preise gelten je Fachgröße. Leg fest, welche Größen es gibt.',
  'box_sizes.first': 'Noch gibt es keine Größen. Das ist ein Vorschlag, den du anpassen kannst.',
};
