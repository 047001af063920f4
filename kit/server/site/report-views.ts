import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { HttpOptions } from '../http/options.ts';
import { plainAddress } from '../http/rate-limit.ts';

/** Whose page it was and under which path it counts. */
export type Counted = { readonly companyId: string; readonly path: string };
export type ReportView = (request: IncomingMessage, counted: Counted | null) => void;

/** Tells of a page that is being sent, also of one that is sent before the server has looked at the request. */
export function viewReporter({ app, trustProxy }: HttpOptions): ReportView {
  const addressOf = callerAddresses(trustProxy);
  return (request, counted) => {
    if (!counted || !app.pageViews.isWatched || request.method !== 'GET') return;
    const { url = '', headers } = request;
    app.pageViews.tell({ ...counted, url, address: addressOf(request), headers });
  };
}

/** As Fastify finds it out for `request.ip`. */
function callerAddresses(trustProxy: HttpOptions['trustProxy']): (request: IncomingMessage) => string {
  const trusts =
    typeof trustProxy === 'string'
      ? proxyAddr.compile(trustProxy.split(',').map((each) => each.trim()))
      : () => trustProxy === true;
  return (request) => {
    const { remoteAddress } = request.socket;
    const isDirect = trustProxy === undefined || trustProxy === false || !request.headers['x-forwarded-for'];
    return plainAddress(isDirect ? remoteAddress : proxyAddr(request, trusts));
  };
}
