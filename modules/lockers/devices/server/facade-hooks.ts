import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { ServiceWorld } from '@fachwerk/server/module';
import type { Ack, DeviceEvent, Telemetry } from '../wire.ts';

/** From a controller authenticated by the broker. */
export type DeviceMessage<Body> = {
  readonly companyId: string;
  readonly controllerId: string;
  readonly receivedAt: Date;
  readonly body: Body;
};

type Reports<Body> = readonly DeviceMessage<Body>[];

/**
 * Controller reports by batch. When a hook returns, the batch is committed and acknowledged; handlers must be idempotent. Required: without a handler
 * reports would be acknowledged and lost, so the server does not start.
 */
export const telemetryReported = hook<(world: ServiceWorld, reports: Reports<Telemetry>) => Promise<void>>(
  'devices.telemetry_reported',
  { isRequired: true },
);
export const eventsReported = hook<(world: ServiceWorld, reports: Reports<DeviceEvent>) => Promise<void>>(
  'devices.events_reported',
  { isRequired: true },
);

/** Answers to commands with the events of the same batch: an event that names a command proves it. Runs after `eventsReported`. */
export const commandsAnswered =
  hook<(world: ServiceWorld, answers: Reports<Ack>, events: Reports<DeviceEvent>) => Promise<void>>(
    'devices.commands_answered',
  );

/** Controllers of one company came online or went offline, in the transaction that records it and before alerts. */
export const presenceChanged =
  hook<(ctx: CompanyCtx, controllerIds: readonly string[]) => Promise<void>>('devices.presence_changed');

/** Number of locks per controller; controllers without locks may be omitted. */
export const locksCounted =
  hook<
    (
      ctx: CompanyCtx,
      companyIds: readonly string[],
      controllerIds: readonly string[],
    ) => Promise<ReadonlyMap<string, number>>
  >('devices.locks_counted');
