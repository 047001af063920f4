import { once } from 'node:events';
import { createServer } from 'node:net';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { Config } from './config.ts';

/** Before minutes go into a demo that nobody could then look at. */
export async function checkPorts(config: Config): Promise<void> {
  const { host, port, mqttPort, mqttUrl, isMqttPortFixed } = config;
  try {
    await tryPort(port, host);
  } catch (error) {
    throw whyNotListen(error as NodeJS.ErrnoException, config) ?? error;
  }
  if (mqttUrl || !isMqttPortFixed) return;
  try {
    await tryPort(mqttPort, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${code})`;
    throw new CannotStart(`Port ${mqttPort} for lock controllers ${why}: set MQTT_PORT to another one.`, {
      cause: error,
    });
  }
}

async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

export function whyNotListen({ code }: NodeJS.ErrnoException, { port, host }: Config): CannotStart | undefined {
  const other = `Set PORT to another one (PORT=${port + 1} npm start).`;
  switch (code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is taken by another program. Stop that one, or choose another port. ${other}`,
      );
    case 'EACCES':
      return new CannotStart(`Port ${port} may be used by administrators only. ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(
        `HOST names no address of this machine: ${host}. Use localhost, or 0.0.0.0 for all of them.`,
      );
    default:
      return undefined;
  }
}
