import { de as baseDe } from '@fachwerk/base/texts/base.de';
import { kitDe } from '@fachwerk/react/texts/kit.de';
import { expect, test } from 'vitest';
import { houseDe } from './house.de.ts';
import { houseEn } from './house.en.ts';

const german: Record<string, string> = { ...baseDe, ...kitDe, ...houseDe };
const english: Record<string, string> = houseEn;

/** Sentences of the specification (§8) that staff read, in English as it has them and in German; the reason stands after them. */
const sentences = [
  [
    'server.defect',
    'Something bad happened; please try again later.',
    'Ein Fehler ist aufgetreten; bitte versuchen Sie es später erneut.',
  ],
  ['list.nothing_found.title', 'Nothing matched your request...', 'Nichts gefunden'],
  ['state.unloaded.title', 'Content could not be loaded!', 'Der Inhalt konnte nicht geladen werden'],
  ['state.unloaded.page', 'Page could not be loaded!', 'Die Seite konnte nicht geladen werden'],
  ['kit.delete_failed', 'Delete failed', 'Löschen fehlgeschlagen'],
  ['locks.archive.failed', 'Locker could not be removed', 'Das Fach konnte nicht entfernt werden'],
  ['domains.remove.failed', 'Domain could not be deleted', 'Die Domain konnte nicht gelöscht werden'],
  ['domains.empty.title', 'Please add domain!', 'Bitte Domain hinzufügen!'],
  ['domains.next.created', 'Please connect Domain!', 'Bitte Domain verbinden!'],
  ['domains.next.dns_pending', 'Please connect Domain!', 'Bitte Domain verbinden!'],
  ['avatar.not_an_image', 'File corrupted', 'Datei beschädigt'],
  ['location_image.not_an_image', 'File corrupted', 'Datei beschädigt'],
  ['site_logo.not_an_image', 'File corrupted', 'Datei beschädigt'],
] as const;

for (const [key, inEnglish, inGerman] of sentences) {
  test(`"${inEnglish}" is said (${key})`, () => {
    expect(english[key]?.slice(0, inEnglish.length)).toBe(inEnglish);
    expect(german[key]?.slice(0, inGerman.length)).toBe(inGerman);
  });
}
