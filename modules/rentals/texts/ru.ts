import { lifeSiteRu } from './life-site-ru.ts';
import { pagesRu } from './pages-ru.ts';
import { siteRu } from './site-ru.ts';

export const ru = {
  ...siteRu,
  ...lifeSiteRu,
  ...pagesRu,
  'rental.not_a_demo': 'Сдвинуть время можно только у аренды из демонстрации.',
};
