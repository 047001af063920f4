import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { ServiceWorld } from '@fachwerk/server/module';
import type { Ack, DeviceEvent, Telemetry } from '../wire.ts';

/** From a controller whose name the broker has checked. */
export type DeviceMessage<Body> = {
  readonly companyId: string;
  readonly controllerId: string;
  readonly receivedAt: Date;
  readonly body: Body;
};

type Reports<Body> = readonly DeviceMessage<Body>[];

/**
 * What controllers report, batch by batch. When one of these returns, the batch is committed and is acknowledged; each bears a
 * message that comes twice. A house in which nobody stores reports would acknowledge them for nothing: it does not start.
 */
export const telemetryReported = hook<(world: ServiceWorld, reports: Reports<Telemetry>) => Promise<void>>(
  'devices.telemetry_reported',
  { isRequired: true },
);
export const eventsReported = hook<(world: ServiceWorld, reports: Reports<DeviceEvent>) => Promise<void>>(
  'devices.events_reported',
  { isRequired: true },
);

/** Answers to commands, and the events of the same batch: one that names a command is its proof. Comes after `eventsReported`. */
export const commandsAnswered =
  hook<(world: ServiceWorld, answers: Reports<Ack>, events: Reports<DeviceEvent>) => Promise<void>>(
    'devices.commands_answered',
  );

/** Controllers of one company came or went, in the transaction that notes it and before anybody is alarmed. */
export const presenceChanged =
  hook<(ctx: CompanyCtx, controllerIds: readonly string[]) => Promise<void>>('devices.presence_changed');

/** How many locks hang on each of these controllers; one without locks may be left out. */
export const locksCounted =
  hook<
    (
      ctx: CompanyCtx,
      companyIds: readonly string[],
      controllerIds: readonly string[],
    ) => Promise<ReadonlyMap<string, number>>
  >('devices.locks_counted');
