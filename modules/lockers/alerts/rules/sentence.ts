import type { Alert, AlertKind } from '../contract.ts';

export type AlertSentence = {
  readonly key:
    | `alert.${AlertKind}.about`
    | 'alert.battery_low.about_percent'
    | 'alert.command_failed.about_silent'
    | 'alert.box_reported.about_stocktake';
  readonly params: Readonly<Record<string, string | number>>;
};

/** The sentence of an alert. What was not reported with it leaves the shorter one. */
export function aboutOf({ kind, subject, data }: Pick<Alert, 'kind' | 'subject' | 'data'>): AlertSentence {
  const params = { subject: subject.name };
  if (kind === 'battery_low' && typeof data.battery === 'number') {
    return { key: 'alert.battery_low.about_percent', params: { ...params, battery: data.battery } };
  }
  if (kind === 'command_failed' && data.state === 'timed_out') {
    return { key: 'alert.command_failed.about_silent', params };
  }
  if (kind === 'box_reported' && typeof data.stocktake === 'string') {
    return { key: 'alert.box_reported.about_stocktake', params };
  }
  if (kind === 'things_inside') {
    return { key: 'alert.things_inside.about', params: { ...params, name: said(data.name), phone: said(data.phone) } };
  }
  if (kind === 'parcel_too_long' || kind === 'parcel_uncollected' || kind === 'parcel_without_box') {
    return { key: `alert.${kind}.about`, params: { ...params, order: said(data.order) } };
  }
  return { key: `alert.${kind}.about`, params };
}

const said = (value: unknown) => (typeof value === 'string' ? value : '');

/** A terminal is a controller too. */
const OF_TERMINALS: ReadonlySet<AlertKind> = new Set(['terminal_offline', 'pin_tries']);

/** Where the box, the controller or the terminal itself is looked at. */
export function subjectPath({ kind, subject }: Pick<Alert, 'kind' | 'subject'>): string {
  if (subject.kind === 'lock') return `/admin/locks/${subject.id}`;
  return OF_TERMINALS.has(kind) ? `/admin/terminals/${subject.id}` : `/admin/monitoring/${subject.id}`;
}

/** `alert.subject.<word>`, with `name`. */
export function subjectWord({ kind, subject }: Pick<Alert, 'kind' | 'subject'>): 'lock' | 'controller' | 'terminal' {
  return OF_TERMINALS.has(kind) ? 'terminal' : subject.kind;
}
