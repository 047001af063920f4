import type { DeviceProblem } from '../contract.ts';
import type { ControllerState } from '../contract-controller.ts';

/** Lifetime of a one-time token. */
export const TOKEN_HOURS = 24;

type Facts = { readonly hasCredentials: boolean; readonly isOnline: boolean; readonly wasSeen: boolean };

export function controllerState({ hasCredentials, isOnline, wasSeen }: Facts): ControllerState {
  if (!hasCredentials) return 'new';
  if (isOnline) return 'online';
  return wasSeen ? 'offline' : 'waiting';
}

export function whyNotPing(controller: { state: ControllerState; archivedAt: Date | null }): DeviceProblem | null {
  if (controller.archivedAt) return 'controller.archived';
  return controller.state === 'online' ? null : 'controller.offline';
}

export function whyNotArchive(controller: { locks: number; archivedAt: Date | null }): DeviceProblem | null {
  if (controller.archivedAt) return 'controller.archived';
  return controller.locks > 0 ? 'controller.has_locks' : null;
}

/** Moving a controller would leave its locks at another location. */
export function whyNotMove(
  controller: { locks: number; locationId: string },
  locationId: string,
): DeviceProblem | null {
  return controller.locks > 0 && controller.locationId !== locationId ? 'controller.has_locks' : null;
}
