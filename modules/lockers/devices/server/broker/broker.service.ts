import { openBatch } from '@fachwerk/server/batch';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import { traced } from '@fachwerk/server/trace';
import { type Incoming, takeMessages } from '../intake/take-messages.ts';
import { setLink } from './controllers-link.ts';
import { startEmbeddedBroker } from './embedded-broker.ts';
import { startExternalLink } from './external-broker.ts';

/** Connects to controllers: through the broker of `MQTT_URL`, or as the broker itself. */
export const brokerService: Service = { name: 'broker', isIntake: true, start: startBroker };

async function startBroker(world: ServiceWorld): Promise<RunningService> {
  const { app } = world;
  const batch = openBatch<Incoming>({
    take: (messages) =>
      traced(
        () => ({
          name: 'mqtt process reports',
          kind: 'consumer',
          attributes: { 'messaging.system': 'mqtt', 'messaging.batch.message_count': messages.length },
        }),
        () => takeMessages(world, messages),
      ),
    log: app.log,
    isPatient: ({ channel }) => channel === 'telemetry',
  });
  const start = app.broker.url ? startExternalLink : startEmbeddedBroker;
  const broker = await start(world, batch);
  setLink(app, broker.link);
  return {
    check: async () => {
      if (!broker.link.isUp()) throw new Error('the broker does not answer');
    },
    stop: async () => {
      setLink(app, undefined);
      await broker.stop();
      await batch.end();
    },
  };
}
