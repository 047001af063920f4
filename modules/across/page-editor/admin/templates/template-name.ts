import { named } from '@fachwerk/react/data-words';
import type { TemplateLine, Trade } from '@fachwerk/site-templates/contract';

export const tradeName = (trade: Trade): string => named(`site_template.${trade}`) ?? trade;

export const templateName = ({ key, trade }: Pick<TemplateLine, 'key' | 'trade'>): string =>
  `${tradeName(trade)}: ${named(`site_template.${key}`) ?? key}`;
