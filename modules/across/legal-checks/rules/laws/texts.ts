import { law, red, yellow } from '../law.ts';

export const imprint = law({
  name: 'imprint',
  source: '§ 5 DDG, § 35a GmbHG, § 37a HGB',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/imprint',
  judge: ({ missing }) => (missing.length > 0 ? red({ count: missing.length }) : null),
});

export const taxIdentity = law({
  name: 'tax_identity',
  source: '§ 14 Abs. 4 Nr. 2 UStG, § 34a UStDV',
  checkedOn: '2026-11-18',
  path: '/admin/settings/company',
  // It stands on invoices: who has nothing to sell yet may publish a site without it.
  judge: ({ hasTaxIdentity, kind, items }) =>
    hasTaxIdentity ? null : kind === 'merchant' && items.all === 0 ? yellow() : red(),
});

const isNamed = (words: string, recipient: string) => words.toLowerCase().includes(recipient.toLowerCase());

export const recipients = law({
  name: 'recipients',
  source: 'Art. 13 Abs. 1 lit. e DSGVO',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/privacy',
  judge: ({ words, recipients: used }) => {
    const unnamed = used.filter((recipient) => !isNamed(words.privacy, recipient));
    return unnamed.length > 0 ? red({ names: unnamed.join(', ') }) : null;
  },
});

export const unreadTexts = law({
  name: 'unread_texts',
  source: '§ 305 BGB, Art. 13 DSGVO, § 14 BFSG',
  checkedOn: '2026-11-16',
  path: '/admin/website/legal',
  judge: ({ unread }) => (unread.length > 0 ? yellow({ count: unread.length }) : null),
});

export const outdatedTexts = law({
  name: 'outdated_texts',
  source: '§ 5 DDG, Art. 13 DSGVO, § 14 BFSG',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts',
  judge: ({ outdated: [first, ...more] }) =>
    first ? yellow({ count: more.length + 1 }, `/admin/legal-texts/${first}`) : null,
});

export const accessibility = law({
  name: 'accessibility',
  source: '§ 14 BFSG, Anl. 3',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/accessibility',
  judge: ({ unread }) => (unread.includes('accessibility') ? yellow() : null),
});

export const arbitration = law({
  name: 'arbitration',
  source: '§ 36 VSBG',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/imprint',
  judge: ({ words }) => (/Schlichtung|Streitbeilegung/i.test(words.imprint + words.terms) ? null : yellow()),
});

/** The platform was switched off on 20 July 2025; who still leads there misleads. */
const PLATFORM = /ec\.europa\.eu\/(?:consumers\/)?odr|OS-Plattform|Online-Streitbeilegung/i;

export const odr = law({
  name: 'odr',
  source: 'VO (EU) 2024/3228',
  checkedOn: '2026-11-16',
  path: '/admin/website/legal',
  judge: ({ words }) => (Object.values(words).some((text) => PLATFORM.test(text)) ? yellow() : null),
});

/** Laws that have another name today. A word of a longer one (ATMG) is none of them. */
const OLD = ['TMG', 'TTDSG', 'RStV'] as const;

export const oldNames = law({
  name: 'old_names',
  source: '§ 5 DDG, § 25 TDDDG, § 18 MStV',
  checkedOn: '2026-11-16',
  path: '/admin/website/legal',
  judge: ({ words }) => {
    const said = Object.values(words).join('\n');
    const found = OLD.filter((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(said));
    return found.length > 0 ? yellow({ names: found.join(', ') }) : null;
  },
});
