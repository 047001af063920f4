import { noteConnection } from '../offline/connection.ts';

/** Renders the open page from the answer to the same address; false: it is another page. */
type Renew = (html: string) => Promise<boolean>;

let renewPage: Renew | null = null;
/** The act that waits while another is under way: only the newest counts, as it brings all of the form. */
let waiting: (() => Promise<void>) | null = null;
let isBusy = false;

/** Called once the page is hydrated. */
export function whenApplied(renew: Renew): void {
  renewPage = renew;
}

/** Whether a form can be applied in place; before hydration and in previews it cannot. */
export const mayApply = (): boolean => renewPage !== null;

export type Applied = 'applied' | 'unanswered';

/**
 * Sends a form as its button `act` would, without leaving the page: the answer is rendered into it, so fields keep focus and input. An answer of
 * another page leads there.
 */
export function applyForm(form: HTMLFormElement, act: string): Promise<Applied> {
  return new Promise((resolve) => {
    const run = async () => {
      isBusy = true;
      // Whatever fails while it is rendered: the page is asked for anew.
      resolve(await send(form, act).catch(reloaded));
      isBusy = false;
      const next = waiting;
      waiting = null;
      await next?.();
    };
    if (isBusy) waiting = run;
    else void run();
  });
}

function reloaded(): Applied {
  window.location.reload();
  return 'applied';
}

async function send(form: HTMLFormElement, act: string): Promise<Applied> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'act') body.append(name, value);
  body.append('act', act);
  const here = window.location;
  const reply = await fetch(here.pathname + here.search, { method: 'POST', body }).catch(() => null);
  if (!reply) {
    noteConnection(false);
    return 'unanswered';
  }
  const html = await reply.text();
  // A newer act is waiting: its answer says all of it.
  if (waiting) return 'applied';
  const isSamePage = new URL(reply.url, here.href).pathname === here.pathname;
  if (!isSamePage || !(await renewPage?.(html))) here.assign(isSamePage ? here.href : reply.url);
  return 'applied';
}
