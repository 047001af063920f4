import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Scenario } from './fleet.ts';

export const USAGE = `Virtual lock controllers over real MQTT.

  npm run simulate -- --token TOKEN --locks 20             one controller, with the one-time token from "Steuereinheiten"
  npm run simulate -- --email E --password P --location L --controllers 5 --locks 20
                                                           adds new controllers and boxes to a location, and runs them
  --server http://localhost:3000   the house they belong to
  --quick                          people close doors within seconds
  --scenario FILE                  what goes wrong when: {"seed": 7, "steps": [{"afterSeconds": 20, "controller": 1, "lock": 3, "fault": "jam", "isOn": true}]}

Faults: jam, forced_door, door_left_open, low_battery, no_signal, slow, silent, lying of a lock (lock: null is all of them); offline, flapping of a controller.`;

export type SimulatorConfig = Awaited<ReturnType<typeof readArguments>>;

export async function readArguments(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      server: { type: 'string', default: 'http://localhost:3000' },
      token: { type: 'string', multiple: true, default: [] },
      email: { type: 'string' },
      password: { type: 'string' },
      location: { type: 'string' },
      controllers: { type: 'string', default: '1' },
      locks: { type: 'string', default: '12' },
      scenario: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const scenario = values.scenario ? await scenarioIn(values.scenario) : z.parse(Scenario, { steps: [] });
  return { ...values, controllers: count(values.controllers), locks: count(values.locks), scenario };
}

async function scenarioIn(file: string): Promise<Scenario> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The scenario cannot be read: ${error.message}.`);
  });
  const read = z.safeParse(Scenario, parsed(text, file));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `\n  ${path.join('.') || 'all of it'}: ${message}`);
  throw new Error(`The scenario in ${file} is not as it should be:${faults.join('')}`);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The scenario in ${file} is no JSON: ${(error as Error).message}.`);
  }
}

function count(given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${given} is no number of controllers or locks`);
  return number;
}
