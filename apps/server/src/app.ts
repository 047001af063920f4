import { join } from 'node:path';
import type { SiteApp } from '@fachwerk/base/site-visit';
import { appAttachments } from '@fachwerk/server/attachments';
import { openCalls } from '@fachwerk/server/calls';
import { appCapabilities, placedCapabilities } from '@fachwerk/server/capabilities';
import type { App } from '@fachwerk/server/ctx';
import { appHooks } from '@fachwerk/server/hooks';
import { openLog } from '@fachwerk/server/log';
import { openMailLink } from '@fachwerk/server/mail-link';
import { openFiles } from '@fachwerk/server/open-files';
import { openOutbound } from '@fachwerk/server/outbound';
import { openPageViews } from '@fachwerk/server/page-views';
import { appPersonalData } from '@fachwerk/server/personal-data';
import { appTexts } from '@fachwerk/server/texts';
import type { Config } from './config.ts';
import { modules } from './modules.ts';
import { installationSecret } from './secret.ts';
import { productVersion } from './version.ts';

/** The parts of the house that touch the outside, as they are configured. */
export async function openApp(config: Config, site?: SiteApp): Promise<App> {
  const calls = openCalls();
  return {
    publicUrl: config.publicUrl,
    secret: config.secret ?? (await installationSecret(config.dataDir)),
    files: await openFiles(config.s3 ?? { folder: join(config.dataDir, 'files') }),
    mail: config.mail && (await openMailLink(config.mail)),
    mailReturns: config.mailReturns,
    mailWay: modules.find((module) => module.mailWay)?.mailWay,
    outbound: openOutbound({ calls }),
    calls,
    pageViews: openPageViews(),
    broker: {
      url: config.mqttUrl,
      publicUrl: config.mqttPublicUrl,
      host: config.host,
      port: config.mqttPort,
      mayUseOtherPort: !config.isMqttPortFixed,
    },
    accounts: config.accounts,
    texts: appTexts(modules, site?.texts),
    capabilities: appCapabilities(modules),
    placedCapabilities: placedCapabilities(modules),
    personalData: appPersonalData(modules),
    firstSteps: modules.flatMap((module) => module.firstSteps ?? []),
    firstScreen: modules.flatMap((module) => module.firstScreen ?? []),
    importers: modules.flatMap((module) => module.importers ?? []),
    hooks: appHooks(modules),
    attachments: appAttachments(modules),
    log: openLog({ level: config.logLevel }),
    version: productVersion(),
  };
}
