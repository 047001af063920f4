import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere erneut.',

  'field.domain':
    'Bitte gib nur den Namen der Domain ein, zum Beispiel www.firma.de, ohne https:// und ohne Schrägstrich.',
  'domain.taken':
    'Diese Domain ist bereits eingetragen. Falls sie dir gehört und in deiner Liste fehlt, wende dich an den Support.',
  'domain.last': 'Die letzte Domain lässt sich nicht löschen. Füge zuerst eine andere hinzu.',
  'domain.not_verified':
    'Diese Domain ist noch nicht verifiziert. Setze zuerst den angezeigten TXT-Eintrag und lass ihn prüfen.',
  'domain.own_host': 'Unter diesem Namen läuft die Verwaltung. Wähle einen anderen.',
  'domain.of_operator': 'Namen unter dieser Domain vergibt der Betreiber. Trage eine Domain ein, die dir gehört.',
  'domain.too_many_claims':
    'Höchstens zehn Domains können ohne Nachweis eingetragen sein. Weise zuerst eine nach oder lösche eine.',
  'domain.too_many': 'Die Höchstzahl an Domains ist erreicht. Lösche zuerst eine.',
  'domains.empty.text':
    'Füge die Internetadresse deiner Website hinzu. Die nötigen DNS-Einträge siehst du im nächsten Schritt.',
  'domains.state.created.about': 'Bitte Domain verbinden! Weise als Nächstes nach, dass sie dir gehört.',
  'domains.state.verified.about': 'Die Domain ist nachgewiesen. Du kannst sie aktivieren.',
  'domains.state.active.about': 'Unter dieser Adresse erscheint deine veröffentlichte Website.',
  'domains.records.title': 'Einträge bei deinem Domain-Anbieter',
  'domains.records.text':
    'Lege diese Einträge in der DNS-Verwaltung deines Domain-Anbieters an. Bis sie überall gelten, vergehen Minuten, manchmal Stunden.',
  'domains.records.apex':
    'Erlaubt dein Anbieter für diesen Namen keinen CNAME-Eintrag (üblich ohne www), verwende ALIAS, ANAME oder einen A-Eintrag mit der Adresse des Servers.',
  'domains.problem.different':
    'Der TXT-Eintrag unter {name} hat einen anderen Wert. Ersetze ihn durch den angezeigten.',
  'domains.problem.unreachable': 'Das DNS hat nicht geantwortet. Versuche es in einigen Minuten noch einmal.',

  'company.suspended':
    'Deine Firma ist gesperrt: Lesen ist möglich, Änderungen nicht. Wende dich an den Betreiber der Plattform.',
  'company.limit_users':
    'Höchstens {most} Benutzer sind für deine Firma möglich. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_locations':
    'Höchstens {most} Standorte sind für deine Firma möglich. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_items':
    'Höchstens {most} Artikel sind für deine Firma möglich. Der Betreiber der Plattform kann die Grenze anheben.',

  'step.domain.about': 'Internetadresse deiner Website eintragen.',
  'domains.deactivate.text':
    'Deine Website ist unter dieser Domain nicht mehr erreichbar. Die Domain bleibt verifiziert und lässt sich wieder aktivieren.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
