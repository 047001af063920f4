import type { TextsLike } from '@fachwerk/base/language';
import type { authoritiesDe } from './authorities.de.ts';

/** An authority is written to by its own name. */
export const authoritiesEn: TextsLike<typeof authoritiesDe> = {
  'authority.bw': 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg, Stuttgart',
  'authority.by': 'Bayerisches Landesamt für Datenschutzaufsicht, Ansbach',
  'authority.be': 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, Berlin',
  'authority.bb':
    'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg, Kleinmachnow',
  'authority.hb':
    'Die Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen, Bremerhaven',
  'authority.hh': 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, Hamburg',
  'authority.he': 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit, Wiesbaden',
  'authority.mv': 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern, Schwerin',
  'authority.ni': 'Der Landesbeauftragte für den Datenschutz Niedersachsen, Hannover',
  'authority.nw': 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Düsseldorf',
  'authority.rp': 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz, Mainz',
  'authority.sl': 'Unabhängiges Datenschutzzentrum Saarland, Saarbrücken',
  'authority.sn': 'Sächsische Datenschutz- und Transparenzbeauftragte, Dresden',
  'authority.st': 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt, Magdeburg',
  'authority.sh': 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein, Kiel',
  'authority.th': 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit, Erfurt',
};
