import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleiche die Angaben und speichere dann noch einmal.',

  'field.domain':
    'Bitte gib nur den Namen der Domain ein, zum Beispiel www.firma.de, ohne https:// und ohne Schrägstrich.',
  'domain.taken':
    'Diese Domain ist hier schon eingetragen. Gehört sie dir und steht sie nicht in deiner Liste, wende dich an den Support.',
  'domain.last': 'Die letzte Domain lässt sich nicht löschen. Füge zuerst eine andere hinzu.',
  'domain.not_verified':
    'Diese Domain ist noch nicht verifiziert. Setze zuerst den angezeigten TXT-Eintrag und lass ihn prüfen.',
  'domain.own_host': 'Unter diesem Namen läuft die Verwaltung selbst. Wähle einen anderen Namen.',
  'domain.of_operator': 'Namen unter dieser Domain vergibt der Betreiber. Trage eine Domain ein, die dir gehört.',
  'domain.too_many_claims':
    'Höchstens zehn Domains können ohne Nachweis eingetragen sein. Weise zuerst eine nach oder lösche eine.',
  'domain.too_many': 'Mehr Domains sind nicht möglich. Lösche zuerst eine, die du nicht mehr brauchst.',
  'domains.empty.text':
    'Füge die Adresse hinzu, unter der deine Kundinnen und Kunden dich finden sollen. Welche Einträge dein Anbieter dafür braucht, siehst du im nächsten Schritt.',
  'domains.state.created.about':
    'Bitte Domain verbinden! Sie ist eingetragen; als Nächstes zeigst du, dass sie dir gehört.',
  'domains.state.verified.about': 'Es ist gezeigt, dass die Domain dir gehört. Du kannst sie jetzt aktivieren.',
  'domains.state.active.about': 'Unter dieser Adresse erscheint deine Webseite, sobald sie veröffentlicht ist.',
  'domains.records.title': 'Einträge bei deinem Domain-Anbieter',
  'domains.records.text':
    'Melde dich dort an, wo du die Domain gekauft hast, und lege diese Einträge in der DNS-Verwaltung an. Bis sie überall zu sehen sind, vergehen Minuten, manchmal Stunden.',
  'domains.records.purpose.proof': 'Nachweis: Die Domain gehört dir',
  'domains.records.apex':
    'Erlaubt dein Anbieter für diesen Namen keinen CNAME-Eintrag (ohne www ist das üblich), nimm ALIAS, ANAME oder einen A-Eintrag mit der Adresse des Servers.',
  'domains.problem.different':
    'Unter {name} steht ein Nachweis mit einem anderen Wert. Ersetze ihn durch den unten angezeigten.',
  'domains.problem.unreachable':
    'Das DNS hat nicht geantwortet. Das liegt meist nicht an dir; versuche es in ein paar Minuten noch einmal.',
  'domains.remove.text':
    'Die Domain verschwindet aus der Liste, und ihr Nachweis gilt nicht mehr. Um {host} wieder zu benutzen, musst du die Domain neu anlegen und prüfen lassen.',

  'company.suspended':
    'Deine Firma ist zurzeit gesperrt: Du kannst alles ansehen, aber nichts ändern. Wende dich an den Betreiber der Plattform.',
  'company.limit_users':
    'Deine Firma darf zurzeit höchstens {most} Benutzer haben. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_locations':
    'Deine Firma darf zurzeit höchstens {most} Standorte haben. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_items':
    'Deine Firma darf zurzeit höchstens {most} Artikel haben. Der Betreiber der Plattform kann die Grenze anheben.',

  'step.domain.about': 'Trage Deine Domain ein, damit Kunden Dich finden.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
