import type { Checklist, ChecklistLine } from '../../contract.ts';

type Way = { readonly to: string; readonly capability: string };

/** Where somebody does what a line asks for; who may not do it is not sent there. */
export function wayOf({ topic, reason }: ChecklistLine, { locationId, companyId }: Checklist, ownId: string): Way {
  const editor = (section: string) => ({
    to: `/admin/locations/${locationId}/edit#${section}`,
    capability: 'locations.manage',
  });
  switch (topic) {
    case 'controller':
      return reason === 'none'
        ? { to: `/admin/monitoring/new?location=${locationId}`, capability: 'controllers.manage' }
        : { to: `/admin/monitoring?location=${locationId}`, capability: 'controllers.read' };
    case 'boxes':
      return reason === 'none'
        ? { to: `/admin/locks/wall?location=${locationId}`, capability: 'locks.configure' }
        : { to: `/admin/locks?state=not_on_sale&location=${locationId}`, capability: 'locks.read' };
    case 'prices':
      return reason === 'sizes' ? { to: '/admin/price-groups', capability: 'locations.manage' } : editor('prices');
    case 'hours':
      return editor('hours');
    case 'party':
      return companyId === ownId
        ? { to: '/admin/settings/company', capability: 'company.edit' }
        : { to: `/admin/franchisees/${companyId}`, capability: 'franchisees.manage' };
    case 'legal':
      return { to: '/admin/website/legal', capability: 'sites.manage' };
    case 'operator':
      return editor('operation');
    case 'shown':
      return editor('general');
  }
}
