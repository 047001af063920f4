import { law, yellow } from '../law.ts';

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
