import { lifeSiteIt } from './life-site-it.ts';
import { pagesIt } from './pages-it.ts';
import { siteIt } from './site-it.ts';

export const it = {
  ...siteIt,
  ...lifeSiteIt,
  ...pagesIt,
  'rental.not_a_demo': 'Solo i noleggi della dimostrazione possono essere spostati nel tempo.',
};
