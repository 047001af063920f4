import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** Alerts of a company have come up, or are back; their ids in `alerts.alert_view`. */
export const alertsRaised = hook<(ctx: CompanyCtx, alertIds: readonly string[]) => Promise<void>>('alerts.raised');
