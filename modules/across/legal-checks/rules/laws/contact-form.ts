import { law, yellow } from '../law.ts';

export const contactForm = law({
  name: 'contact_form',
  source: 'Art. 13 Abs. 1 lit. c DSGVO',
  checkedOn: '2026-11-16',
  path: '/admin/legal-texts/privacy',
  concerns: ({ pages }) => pages.hasForm,
  judge: ({ words }) => (/Formular/i.test(words.privacy) ? null : yellow()),
});
