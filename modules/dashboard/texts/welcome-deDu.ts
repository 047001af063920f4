export const welcomeDeDu = {
  'welcome.intro':
    'Hier findest du, was heute wichtig ist. Welche Module du siehst und in welcher Reihenfolge, bestimmst du selbst.',
  'welcome.1.19.2': 'Übersicht nach deinem Geschmack: Jede Person ordnet ihre Module selbst an.',
  'welcome.1.19.6': 'Mit Strg K (am Mac ⌘ K) kommst du von überall zu jeder Seite.',
  'welcome.1.10.2': 'Standorte erscheinen in allen Sprachen deiner Kundschaft.',
  'welcome.1.06.1': 'Statistiken zeigen, wie deine Standorte genutzt werden.',
} as const;
